import { Island } from '@/components/islands/runtime/island';
import { InlineScript } from '@/components/ui/inline-script';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import { NoBreak } from '@/components/ui/no-break';
import { constants } from '@/content/constants';
import type { Home } from '@/lib/schemas/home';
import { ui } from '@/content/interface';
import { anchors, homeSection } from '@/content/routes';
import type { Slide } from '@/lib/schema';
import { assetUrl } from '@/site/urls';

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
      className="hero relative grid min-h-[calc(100svh-theme(spacing.header))] grid-rows-[auto_1fr] overflow-clip print:block print:min-h-0"
    >
      <h1 className="hero-title measure relative z-2 pt-[clamp(16px,3vh,40px)] text-[clamp(1.125rem,1rem+0.55vw,1.625rem)]/[1.3] font-semibold tracking-[-0.01em] lg:pt-[clamp(24px,11svh,160px)] sm:max-lg:short:pt-0 sm:max-lg:short:text-[1rem]">
        {hero.title}
      </h1>
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

const tagline =
  'tagline print:mt-1 print:max-w-none print:text-[1rem] print:text-ink [grid-area:2/1] mt-5 max-w-[32ch] text-[clamp(1.125rem,1rem+0.7vw,1.5rem)]/[1.4] text-highlight sm:max-lg:short:mt-2 sm:max-lg:short:text-[1rem]';
/** The picture stands below the words, or beside them. */
const place =
  'pointer-events-none [grid-area:4/1] -mx-gutter self-end lg:relative lg:m-0 lg:self-stretch lg:[grid-area:1/2/-1/3] sm:max-lg:short:-mt-8 sm:max-lg:short:self-start sm:max-lg:short:[grid-area:1/2/-1/3] no-js:mx-0 no-js:mt-8';
/** Beside them it is free of the text column: it fills the hero's height and may run past the measure. */
const size =
  '[&_img]:w-full max-lg:[&_img]:mx-auto max-lg:[&_img]:max-w-[640px] lg:[&_img]:absolute lg:[&_img]:top-1/2 lg:[&_img]:left-1/2 lg:[&_img]:w-[min(60vw,(100svh-220px)*1.3,1200px)] lg:[&_img]:max-w-none lg:[&_img]:[translate:-45.5%_-60%] no-js:[&_img]:static no-js:[&_img]:w-full no-js:[&_img]:[translate:none]';

function HeroSlide({ slide }: { slide: Slide }) {
  return (
    <>
      <h2
        data-holds-rotation
        className="hero-heading max-w-[14ch] self-end text-display [grid-area:1/1] print:max-w-none print:text-[1.25rem] print:leading-[1.3]"
      >
        <NoBreak text={slide.heading} />
      </h2>
      <p data-holds-rotation className={tagline}>
        <span className="tagline-text">{slide.tagline}</span>
      </p>
      <div
        data-holds-rotation
        className="hero-action mt-7 flex flex-wrap items-center gap-x-7 gap-y-2 justify-self-start [grid-area:3/1] print:hidden sm:max-lg:short:mt-3"
      >
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
      <div className={`hero-picture print:hidden ${place} ${size}`}>
        <Picture picture={slide.picture} sizes="(max-width: 640px) 100vw, 60vw" preview />
      </div>
    </>
  );
}
