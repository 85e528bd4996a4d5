import { closest } from './closest';
import { plainPath } from './links';

/**
 * Has the browser fetch the next page ahead when the visitor is about to ask for it: the page's speculation rules prerender
 * it; where the browser knows none, it is prefetched on hover and press. Under Save-Data neither happens.
 */
export function prefetchPages(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData) {
    document.querySelector('script[type=speculationrules]')?.remove();
    return;
  }
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set([plainPath(location.pathname)]);
  for (const type of ['pointerover', 'pointerdown'] as const)
    document.addEventListener(type, (event) => {
      const { origin, pathname } = closest<HTMLAnchorElement>(event, 'a[href]:not([data-back])') ?? {};
      if (!pathname || origin !== location.origin || pathname.endsWith('pdf') || fetched.has(plainPath(pathname)))
        return;
      fetched.add(plainPath(pathname));
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = pathname;
      document.head.append(hint);
    });
}
