'use client';

import { useRef } from 'react';
import { pause, play } from '@/components/ui/component-icons.json';
import { IconDrawing } from '@/components/ui/icon-drawing';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { fill } from '@/lib/fill';
import { HeroDots } from './hero-dots';
import { heroSince } from './hero-order';
import { Slot } from 'next-documents/slot';
import { useRotation } from './use-rotation';
import { useSlides, type HeroSlide } from './use-slides';
import { useSwipe } from './use-swipe';

/**
 * The home page's carousel (APG carousel with tabs). The slides are server-rendered; this island turns them.
 * The inline script has put slides and dots into the drawn order before the first paint, and the island hydrates that order.
 */
export function HeroCarousel({ slides: written }: { slides: readonly HeroSlide[] }) {
  const region = useRef<HTMLDivElement>(null);
  const { slides, chosen, active, turn, typed, effects, choose, fetchPicture } = useSlides(written, region);
  const TypedTagline = effects?.TypedTagline;
  const { turning, paused, togglePaused } = useRotation({
    region,
    position: chosen,
    interval: constants.heroAutoAdvance,
    since: heroSince,
    advance: () => choose(chosen + 1, 1),
    prepare: () => fetchPicture((chosen + 1) % slides.length),
  });
  const swipe = useSwipe((direction) => choose(chosen + direction, direction));

  return (
    <div ref={region} className="hero-carousel" {...swipe}>
      <div className="hero-controls measure">
        <button type="button" onClick={togglePaused} data-replay data-holds-rotation className="round-button">
          <IconDrawing path={paused ? play : pause} />
          <span className="sr-only">{paused ? ui.hero.play : ui.hero.pause}</span>
        </button>
        <HeroDots
          slides={slides}
          chosen={chosen}
          turning={turning}
          choose={(place) => choose(place, place < chosen ? -1 : 1)}
        />
      </div>
      <div className="hero-slides measure" aria-live={turning ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          <Slot
            key={slide.id}
            id={`slide-${slide.id}`}
            role="tabpanel"
            aria-roledescription={ui.hero.slideRoleDescription}
            aria-label={`${fill(ui.hero.slideOf, { number: place + 1, total: slides.length })}: ${slide.label}`}
            data-slide
            data-active={place === active || undefined}
            suppressHydrationWarning
            className="hero-slide"
          >
            {slide.content}
          </Slot>
        ))}
      </div>
      {TypedTagline &&
        typed.map(({ place, line }) => (
          <TypedTagline
            key={place}
            line={line}
            isShown={place === active && turn?.effects !== undefined}
            speed={constants.typingSpeed.home}
          />
        ))}
    </div>
  );
}
