'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Icon } from '@/components/ui/icon';
import { roundButton } from '@/components/ui/round-button';
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

/** The slides stand in one grid cell, their rows aligned, so that changing them moves nothing; without a script, in a row that scrolls. */
const row =
  'measure grid grid-cols-1 grid-rows-[auto_auto_auto_1fr] pt-[20px] lg:min-h-[min(520px,100svh-300px)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-[16px] sm:max-lg:short:grid-cols-2 sm:max-lg:short:pt-2 no-js:flex no-js:max-w-none no-js:[scroll-snap-type:x_mandatory] no-js:scroll-px-gutter no-js:overflow-x-auto no-js:pt-[48px]';
const cell =
  'grid grid-cols-subgrid grid-rows-subgrid [grid-area:1/1/-1/-1] *:data-holds-rotation:relative *:data-holds-rotation:z-2 no-js:block no-js:flex-[0_0_min(100%,40rem)] no-js:snap-start no-js:pr-[32px]';

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

  // Without an order on it the document hides its slides.
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
    <div ref={region} className="hero-carousel grid touch-pan-y grid-rows-[1fr_auto]" {...swipe}>
      <div className="hero-controls measure relative z-2 order-2 flex items-center gap-5 pt-4 pb-8 print:hidden no-js:hidden">
        <button type="button" onClick={togglePaused} data-replay data-holds-rotation className={roundButton}>
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
      <div className={`hero-slides ${row}`} aria-live={turning ? 'off' : 'polite'}>
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
            className={`hero-slide ${cell}`}
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
