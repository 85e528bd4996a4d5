'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Icon } from '@/components/ui/icon';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { HeroDots } from './hero-dots';
import { drawnOrder, heroSince } from './hero-order';
import { reducedMotion } from '../runtime/reduced-motion';
import { Slot } from '../runtime/slot';
import { useChangeOfSlide, useSlideEffects, type Turn } from './slide-effects';
import { useRotation } from './use-rotation';
import { useSwipe } from './use-swipe';

interface HeroSlide {
  id: string;
  label: string;
  content: ReactElement;
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
  /** The taglines that have been typed, by the place of their slides: each keeps its typewriter. */
  const [typed, setTyped] = useState<readonly { index: number; line: Element }[]>([]);
  const effects = useSlideEffects();
  const active = order[position] ?? 0;

  // The stylesheet hides the slides of a document that has no order on it.
  useEffect(() => {
    document.documentElement.dataset.heroOrder ??= '';
  }, []);

  function show(next: number, direction: Turn['direction']) {
    const place = (next + slides.length) % slides.length;
    if (place === position) return;
    const to = order[place] ?? 0;
    const soft = reducedMotion().matches ? undefined : effects;
    const line = region.current?.querySelectorAll('[data-slide]')[to]?.querySelector('.tagline');
    if (soft && line && !typed.some(({ index }) => index === to)) setTyped([...typed, { index: to, line }]);
    setTurn({ from: active, to, direction, effects: soft });
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

  return (
    <div ref={region} className="hero-carousel" {...swipe}>
      <div className="hero-controls measure">
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
      <div className="hero-slides measure" aria-live={turning ? 'off' : 'polite'}>
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
      {effects &&
        typed.map(({ index, line }) => (
          <effects.TypedTagline
            key={index}
            line={line}
            isShown={index === active && turn?.effects !== undefined}
            speed={constants.typingSpeed.home}
          />
        ))}
    </div>
  );
}
