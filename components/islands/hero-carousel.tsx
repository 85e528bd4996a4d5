'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { HeroDots } from './hero-dots';
import { drawnOrder, heroSince } from './hero-order';
import { reducedMotion } from './reduced-motion';
import { Slot } from './slot';
import { useChangeOfSlide, useDecoration, type Turn } from './use-change-of-slide';
import { useRotation } from './use-rotation';
import { useSwipe } from './use-swipe';

interface HeroSlide {
  id: string;
  label: string;
  tagline: string;
  content: ReactNode;
}

/** The drawn order never changes while the page lives. */
const subscribeToNothing = () => () => {};

/**
 * The home page's carousel (APG carousel with tabs). The slides are server-rendered; this island turns them.
 * The first slide was drawn by the inline script before the first paint, so hydrating changes nothing in sight.
 */
export function HeroCarousel({ slides }: { slides: readonly HeroSlide[] }) {
  const drawn = useSyncExternalStore(subscribeToNothing, drawnOrder, () => '');
  const order = drawn ? drawn.split(',').map(Number) : slides.map((_, index) => index);
  const [position, setPosition] = useState(0);
  const [turn, setTurn] = useState<Turn>();
  const region = useRef<HTMLDivElement>(null);
  const decoration = useDecoration();
  const active = order[position] ?? 0;

  // Without an order on it the document hides its slides.
  useEffect(() => {
    document.documentElement.dataset.heroOrder ??= '';
  }, []);

  function show(next: number, direction: Turn['direction']) {
    const place = (next + slides.length) % slides.length;
    if (place === position) return;
    const soft = reducedMotion().matches ? undefined : decoration;
    setTurn({ from: active, to: order[place] ?? 0, direction, decoration: soft });
    setPosition(place);
  }
  const { turning, paused, togglePaused } = useRotation({
    region,
    position,
    interval: constants.heroAutoAdvance,
    since: heroSince,
    advance: () => show(position + 1, 1),
    prepare() {
      const next = region.current?.querySelectorAll('[data-slide]')[order[(position + 1) % slides.length] ?? 0];
      const image = next?.querySelector<HTMLImageElement>('picture img');
      if (image) image.loading = 'eager';
    },
  });
  useChangeOfSlide(region, turn);
  const swipe = useSwipe((direction) => show(position + direction, direction));
  const Typewriter = turn?.decoration?.Typewriter;

  return (
    <div ref={region} className="hero-carousel" {...swipe}>
      <div className="hero-controls measure print:hidden">
        <button type="button" onClick={togglePaused} data-replay data-holds-rotation className="round-button">
          <Icon name={paused ? 'play' : 'pause'} />
          <span className="sr-only">{paused ? ui.hero.play : ui.hero.pause}</span>
        </button>
        <HeroDots
          slides={slides}
          order={drawn ? order : undefined}
          active={active}
          turning={turning}
          show={(index) => show(order.indexOf(index), order.indexOf(index) < position ? -1 : 1)}
        />
      </div>
      <div className="hero-slides" aria-live={turning ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <Slot
            key={slide.id}
            id={`slide-${slide.id}`}
            role="tabpanel"
            aria-roledescription={ui.hero.slideRoleDescription}
            aria-label={`${ui.hero.slideOf(order.indexOf(index) + 1, slides.length)}: ${slide.label}`}
            data-slide
            data-active={index === active || undefined}
            suppressHydrationWarning
            className="hero-slide"
          >
            {slide.content}
          </Slot>
        ))}
      </div>
      {Typewriter && (
        <Typewriter
          key={active}
          region={region}
          text={slides[active]?.tagline ?? ''}
          speed={constants.typingSpeed.home}
        />
      )}
    </div>
  );
}
