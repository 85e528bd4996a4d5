import { afterNextFrame, whenLoaded } from './document-state';

const root = document.documentElement;

/** What may be the beginning of a way down the page, which needs every height. */
const setOut = ['click', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/** Ends the wait of the sections that are not laid out yet: the way to a place further down needs every height. */
export const renderEverySection = () => delete root.dataset.firstScreen;

/**
 * Has the browser lay out and paint the first screen before it lays out the rest of a page, which then follows section by
 * section, a frame each: on a phone the whole page in one piece keeps the first paint waiting, and answers nothing
 * meanwhile. `content-visibility` belongs to it (app/styles/layout.css). Not where the visitor comes to a place further
 * down, which needs every height: by a fragment, a reload, or Back.
 */
export function renderFirstScreenFirst(): void {
  // In development React hydrates the whole page, and would find what is written on the sections.
  if (process.env.NODE_ENV === 'development') return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') return;
  root.dataset.firstScreen = '';
  for (const type of setOut) addEventListener(type, renderEverySection, { capture: true, once: true, passive: true });
  whenLoaded(() => {
    const sections = document.querySelectorAll<HTMLElement>('main section');
    const renderFrom = (at: number): void =>
      afterNextFrame(() => {
        const section = sections[at];
        if (!section) return void renderEverySection();
        section.dataset.rendered = '';
        renderFrom(at + 1);
      });
    renderFrom(0);
  });
}
