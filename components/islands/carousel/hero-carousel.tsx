'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { pause, play } from '@/components/ui/component-icons.json';
import { IconDrawing } from '@/components/ui/icon-drawing';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { fill } from '@/lib/fill';
import { HeroDots } from './hero-dots';
import { drawnOrder, heroSince } from './hero-order';
import { reducedMotion } from '../runtime/reduced-motion';
import { Slot } from 'next-documents/slot';
import { useChangeOfSlide, useSlideEffects, type SlideEffects, type Turn } from './slide-effects';
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
 * The inline script has put slides and dots into the drawn order before the first paint, and the island hydrates that order.
 */
export function HeroCarousel({ slides: written }: { slides: readonly HeroSlide[] }) {
  const drawn = useSyncExternalStore(subscribeToNothing, drawnOrder, drawnOrder);
  const slides = drawn ? drawn.split(',').map((index) => written[Number(index)] as HeroSlide) : written;
  /** The place of the slide that was chosen, by hand or by time: its dot is full at once. */
  const [position, setPosition] = useState(0);
  /** The place of the slide that is shown: the chosen one, as soon as the effects are there that show it. */
  const [active, setActive] = useState(0);
  const [turn, setTurn] = useState<Turn>();
  const region = useRef<HTMLDivElement>(null);
  /** The taglines that have been typed, by the place of their slides: each keeps its typewriter. */
  const [typed, setTyped] = useState<readonly { place: number; line: Element }[]>([]);
  const effects = useSlideEffects();
  const TypedTagline = effects.current?.TypedTagline;
  /** The same two places, for a turn that waits for the effects. */
  const places = useRef({ chosen: 0, shown: 0 });

  // The stylesheet hides the slides of a document that has no order on it.
  useEffect(() => {
    document.documentElement.dataset.heroOrder ??= '';
  }, []);

  function choose(next: number, direction: Turn['direction']) {
    const place = (next + slides.length) % slides.length;
    if (place === places.current.chosen) return;
    places.current.chosen = place;
    setPosition(place);
    fetchPicture(place);
    if (effects.current || reducedMotion().matches) show(place, direction, effects.current);
    else void effects.load().then((loaded) => places.current.chosen === place && show(place, direction, loaded));
  }
  function show(place: number, direction: Turn['direction'], loaded: SlideEffects | undefined) {
    const from = places.current.shown;
    if (place === from) return;
    places.current.shown = place;
    const soft = reducedMotion().matches ? undefined : loaded;
    const line = slideAt(place)?.querySelector('[data-tagline]');
    if (soft && line) setTyped((all) => (all.some((one) => one.place === place) ? all : [...all, { place, line }]));
    setTurn({ from, to: place, direction, effects: soft });
    setActive(place);
  }
  function slideAt(place: number): Element | undefined {
    return region.current?.querySelectorAll('[data-slide]')[place];
  }
  function fetchPicture(place: number) {
    const image = slideAt(place)?.querySelector<HTMLImageElement>('picture img');
    if (image) image.loading = 'eager';
  }
  const { turning, paused, togglePaused } = useRotation({
    region,
    position,
    interval: constants.heroAutoAdvance,
    since: heroSince,
    advance: () => choose(position + 1, 1),
    prepare: () => fetchPicture((position + 1) % slides.length),
  });
  useChangeOfSlide(region, turn);
  const swipe = useSwipe((direction) => choose(position + direction, direction));

  return (
    <div ref={region} className="hero-carousel" {...swipe}>
      <div className="hero-controls measure">
        <button type="button" onClick={togglePaused} data-replay data-holds-rotation className="round-button">
          {/* Both are in the page: the policy (Trusted Types) lets no script write a drawing. */}
          <IconDrawing drawing={pause} className={paused ? 'hidden' : undefined} />
          <IconDrawing drawing={play} className={paused ? undefined : 'hidden'} />
          <span className="sr-only">{paused ? ui.hero.play : ui.hero.pause}</span>
        </button>
        <HeroDots
          slides={slides}
          chosen={position}
          turning={turning}
          choose={(place) => choose(place, place < position ? -1 : 1)}
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
