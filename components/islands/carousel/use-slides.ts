import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { reducedMotion } from '../runtime/reduced-motion';
import { useBrowserValue } from '../runtime/use-browser-value';
import { drawnOrder } from './hero-order';
import { useChangeOfSlide, useSlideEffects, type SlideEffects, type Turn } from './slide-effects';

/** A slide as the server has rendered it. */
export interface HeroSlide {
  id: string;
  label: string;
  content: ReactElement;
}

/**
 * The slides in their drawn order, which of them is shown, and how another one takes its place.
 * @param written the slides in the order of the content; the inline script has drawn theirs before the first paint
 * @param region the carousel's element, with a `data-slide` for each
 */
export function useSlides(written: readonly HeroSlide[], region: RefObject<HTMLElement | null>) {
  const drawn = useBrowserValue(drawnOrder, drawnOrder);
  const slides = drawn ? drawn.split(',').map((index) => written[Number(index)] as HeroSlide) : written;
  /** The place of the slide that was chosen, by hand or by time: its dot is full at once. */
  const [chosen, setChosen] = useState(0);
  /** The place of the slide that is shown: the chosen one, as soon as the effects are there that show it. */
  const [active, setActive] = useState(0);
  const [turn, setTurn] = useState<Turn>();
  /** The taglines that have been typed, by the place of their slides: each keeps its typewriter. */
  const [typed, setTyped] = useState<readonly { place: number; line: Element }[]>([]);
  const effects = useSlideEffects();
  /** The same two places, for a turn that waits for the effects. */
  const places = useRef({ chosen: 0, shown: 0 });
  useChangeOfSlide(region, turn);

  // The stylesheet hides the slides of a document that has no order on it.
  useEffect(() => {
    document.documentElement.dataset.heroOrder ??= '';
  }, []);

  const slideAt = (place: number) => region.current?.querySelectorAll('[data-slide]')[place];

  /** Has the picture of a slide fetched before the slide is shown. */
  function fetchPicture(place: number) {
    const image = slideAt(place)?.querySelector<HTMLImageElement>('picture img');
    if (image) image.loading = 'eager';
  }

  function show(place: number, direction: Turn['direction'], loaded: SlideEffects | undefined) {
    const from = places.current.shown;
    if (place === from) return;
    places.current.shown = place;
    const soft = reducedMotion().matches ? undefined : loaded;
    const line = slideAt(place)?.querySelector('[data-tagline]');
    if (soft && line)
      setTyped((lines) => (lines.some((known) => known.place === place) ? lines : [...lines, { place, line }]));
    setTurn({ from, to: place, direction, effects: soft });
    setActive(place);
  }

  /** Turns to a slide, at once or when the effects are there; before the first is the last. */
  function choose(next: number, direction: Turn['direction']) {
    const place = (next + slides.length) % slides.length;
    if (place === places.current.chosen) return;
    places.current.chosen = place;
    setChosen(place);
    fetchPicture(place);
    if (effects.current || reducedMotion().matches) show(place, direction, effects.current);
    else void effects.load().then((loaded) => places.current.chosen === place && show(place, direction, loaded));
  }

  return { slides, chosen, active, turn, typed, effects: effects.current, choose, fetchPicture };
}
