import { Island } from '@/components/islands/island';
import { InlineScript } from '@/components/ui/inline-script';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import { constants } from '@/content/constants';
import type { Home } from '@/lib/home-schema';
import { ui } from '@/content/interface';
import { anchors, homeSection } from '@/content/routes';
import type { Slide } from '@/lib/schema';
import { assetUrl } from '@/lib/site';

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
      className="hero print:block print:min-h-0"
    >
      <h1 className="hero-title measure">{hero.title}</h1>
      <Island
        name="hero-carousel"
        hydrate="idle"
        props={{
          slides: hero.slides.map((slide) => ({
            id: slide.id,
            label: slide.label,
            tagline: slide.tagline,
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
      <h2
        data-holds-rotation
        className="hero-heading text-display print:max-w-none print:text-[1.25rem] print:leading-[1.3]"
      >
        {slide.heading}
      </h2>
      <p data-holds-rotation className="tagline print:mt-1 print:max-w-none print:text-[1rem] print:text-ink">
        {slide.tagline}
      </p>
      <div data-holds-rotation className="hero-action print:hidden">
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
      <div className="hero-picture print:hidden">
        <Picture picture={slide.picture} sizes="(max-width: 640px) 100vw, 60vw" preview />
      </div>
    </>
  );
}
