import { whenLoaded } from 'next-documents/document-state';
import { afterNextFrame } from './frames';

const root = document.documentElement;

/** Cancels the run of `renderSectionsInTurn` that is under way. */
let turn = new AbortController();

const lazySections = () => document.querySelectorAll<HTMLElement>('main section');

/**
 * Keeps the sections that are not near the viewport from being styled, laid out and painted (`content-visibility: auto`,
 * in app/styles/layout.css), so that a change to the whole page costs no more than its visible part. They keep the
 * heights that they had.
 */
export function skipDistantSections(): void {
  turn.abort();
  lazySections().forEach((section) => delete section.dataset.rendered);
  root.dataset.lazySections ??= 'measured';
}

/** Renders every section at once: scrolling to a place further down needs the real heights. */
export function renderEverySection(): void {
  turn.abort();
  delete root.dataset.lazySections;
}

/** Renders what `skipDistantSections` skipped; heights that are only estimated stay so until the visitor moves. */
export function renderSkippedSections(): void {
  if (root.dataset.lazySections === 'measured') renderSectionsInTurn();
}

/** Sections rendered in one frame: few enough to avoid a long task on a phone; each frame has a cost of its own. */
const perFrame = 5;

/** Renders section after section, a few a frame, so that none of them keeps an answer waiting. */
function renderSectionsInTurn(): void {
  turn.abort();
  const { signal } = (turn = new AbortController());
  const sections = [...lazySections()];
  const renderFrom = (at: number): void =>
    afterNextFrame(() => {
      if (signal.aborted) return;
      if (at + perFrame >= sections.length) return renderEverySection();
      for (const section of sections.slice(at, at + perFrame)) section.dataset.rendered = '';
      renderFrom(at + perFrame);
    });
  // The first frame has the picture of the first screen, which must not wait for those further down.
  afterNextFrame(() => renderFrom(0));
}

/**
 * Has the browser render the first screen before the rest of the page: on a phone, rendering all of it at once would
 * delay the first paint and block input meanwhile. The rest follows section by section: on a phone when the visitor
 * begins to move, so that who reads the first screen alone pays for nothing else; elsewhere once the page is loaded,
 * because a mouse may seize the scroll bar. A page that comes back from the back/forward cache is treated likewise.
 * Everything is rendered at once where the visitor arrives further down (by a fragment, a reload or Back), at a key,
 * which may jump to the page's end, and at a resize, by which programs take the picture of a whole page.
 */
export function renderFirstScreenFirst(): void {
  // In development React hydrates the whole page, and would report the attributes as mismatches.
  if (process.env.NODE_ENV === 'development') return;
  // A page laid out for paper is printed whole, by programs that take it as soon as it is loaded.
  if (root.dataset.paper !== undefined) return;
  addEventListener('pagehide', skipDistantSections);
  addEventListener('pageshow', ({ persisted }) => persisted && renderSkippedSections());

  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') return;
  root.dataset.lazySections = 'estimated';
  const onceEstimated = (type: string, render: () => void) =>
    addEventListener(type, () => root.dataset.lazySections === 'estimated' && render(), { once: true });
  for (const type of ['wheel', 'touchmove', 'scroll']) onceEstimated(type, renderSectionsInTurn);
  onceEstimated('keydown', renderEverySection);
  whenLoaded(() => {
    // Not earlier: a phone's browser reports one for its first frame, which may be drawn after all is loaded.
    afterNextFrame(() => onceEstimated('resize', renderEverySection));
    if (!matchMedia('(pointer: coarse)').matches) renderSectionsInTurn();
  });
}
