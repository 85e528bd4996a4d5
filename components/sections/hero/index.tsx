import { Island } from '@/components/islands/runtime/island';
import { InlineScript } from '@/components/enhancements/inline-script-element';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import { NoBreak } from '@/components/ui/no-break';
import { Tagline } from '@/components/ui/tagline';
import { constants } from '@/content/constants';
import type { Home } from '@/lib/schemas/home';
import { ui } from '@/content/interface';
import { anchors, homeSection } from '@/content/routes';
import type { Slide } from '@/lib/schemas/parts';
import { assetUrl } from '@/site/urls';
import styles from './hero.module.css';

/** The first slide's button; on the others it is the second, quiet link. */
const formHref = homeSection(anchors.contact);

/** The home page's full-height hero: the page's h1 over seven slides, all of them in the HTML. */
export function Hero({ hero }: { hero: Home['hero'] }) {
  return (
    <section
      data-ground="night"
      data-hero
      data-typing-speed={constants.typingSpeed.home}
      data-arrival-delay={constants.scrollToSectionAfterNavigatingHome}
      aria-roledescription={ui.hero.roleDescription}
      aria-label={ui.hero.region}
      className={`hero ${styles.hero}`}
    >
      <h1 className={`measure ${styles.title}`}>{hero.title}</h1>
      <Island
        name="hero-carousel"
        hydrate="idle"
        props={{
          slides: hero.slides.map((slide) => ({
            id: slide.id,
            label: slide.label,
            content: <HeroSlide slide={slide} />,
          })),
        }}
      />
      <InlineScript name="hero-order" />
    </section>
  );
}

function HeroSlide({ slide }: { slide: Slide }) {
  return (
    <>
      {/* No heading: the page's outline would change with each turn. The panel has the slide's name as its label. */}
      <p data-holds-rotation className={`hero-heading ${styles.heading}`}>
        <NoBreak text={slide.heading} />
      </p>
      <Tagline text={slide.tagline} data-holds-rotation className={styles.tagline} />
      <div data-holds-rotation className={styles.action}>
        <ButtonLink href={slide.button.href} about={slide.button.about}>
          {slide.button.label}
        </ButtonLink>
        {slide.button.href !== formHref && (
          <a
            href={assetUrl(formHref)}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            {ui.hero.hireUs}
          </a>
        )}
      </div>
      <div data-hero-picture className={`hero-picture ${styles.picture}`}>
        <Picture picture={slide.picture} sizes="(max-width: 640px) 118vw, (max-width: 1023px) 84vw, 60vw" preview />
      </div>
    </>
  );
}
