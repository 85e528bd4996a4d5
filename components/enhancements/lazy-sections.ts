import { afterNextFrame, whenLoaded } from './document-state';

const root = document.documentElement;

/** What may be the beginning of a way down the page, which needs every height. */
const setOut = ['click', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/** Ends the turn of sections that is under way. */
let turn = new AbortController();

const lazySections = () =>
  document.querySelectorAll<HTMLElement>('main > section, main > div > :is(section, .page-end)');

/**
 * Keeps the sections that are not near the viewport from being styled, laid out and painted (`content-visibility: auto`,
 * in app/styles/layout.css), so that the next change of the whole page costs no more than what is seen of it. They keep
 * the heights that they had.
 */
export function skipDistantSections(): void {
  turn.abort();
  lazySections().forEach((section) => delete section.dataset.rendered);
  root.dataset.lazySections ??= 'measured';
}

/** Renders every section at once: the way to a place further down needs every height. */
export function renderEverySection(): void {
  turn.abort();
  delete root.dataset.lazySections;
}

/** Sections that are rendered in one frame: together less than a long task on a phone, and each frame has a price of its own. */
const perFrame = 3;

/** Renders section after section, a few a frame, so that none of them keeps an answer waiting. */
export function renderSectionsInTurn(): void {
  turn.abort();
  const { signal } = (turn = new AbortController());
  const sections = [...lazySections()];
  const renderFrom = (at: number): void =>
    afterNextFrame(() => {
      if (signal.aborted) return;
      if (at >= sections.length) return renderEverySection();
      for (const section of sections.slice(at, at + perFrame)) section.dataset.rendered = '';
      renderFrom(at + perFrame);
    });
  renderFrom(0);
}

/**
 * Has the browser render the first screen before the rest of the page, which then follows section by section: on a phone
 * the whole page in one piece keeps the first paint waiting, and answers nothing meanwhile. The same when the page comes
 * back from the back/forward cache. All at once where the visitor comes to a place further down, by a fragment, a reload
 * or Back, or sets out while heights are still estimated.
 */
export function renderFirstScreenFirst(): void {
  // In development React hydrates the whole page, and would find what is written on the sections.
  if (process.env.NODE_ENV === 'development') return;
  // A page laid out for paper is printed whole, by programs that take it as soon as it is loaded.
  if (root.dataset.paper !== undefined) return;
  addEventListener('pagehide', skipDistantSections);
  addEventListener('pageshow', ({ persisted }) => persisted && renderSectionsInTurn());

  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') return;
  root.dataset.lazySections = 'estimated';
  const stopEstimating = () => root.dataset.lazySections === 'estimated' && renderEverySection();
  for (const type of setOut) addEventListener(type, stopEstimating, { capture: true, once: true, passive: true });
  whenLoaded(renderSectionsInTurn);
}
