import { afterNextFrame, whenParsed } from './document-state';

const root = document.documentElement;

/**
 * Has the browser lay out and paint the first screen before it lays out the rest of a page, which then follows section by
 * section, a frame each: on a phone the whole page in one piece keeps the first paint waiting, and answers nothing
 * meanwhile. `content-visibility` of the sections belongs to it (app/styles/layout.css). Not where the visitor comes to
 * a place further down, which needs every height: by a fragment, a reload, or Back.
 */
export function renderFirstScreenFirst(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') return;
  root.dataset.firstScreen = '';
  const finish = () => delete root.dataset.firstScreen;
  // A jump needs every height too.
  addEventListener('click', finish, { capture: true, once: true });
  whenParsed(() => {
    const sections = document.querySelectorAll<HTMLElement>('main section');
    const renderFrom = (at: number): void =>
      afterNextFrame(() => {
        const section = sections[at];
        if (!section) return void finish();
        section.dataset.rendered = '';
        renderFrom(at + 1);
      });
    renderFrom(0);
  });
}
