import { closest } from './closest';
import { plainPath } from './links';
import { speculationRules } from './speculation-rules';

/**
 * Has the browser fetch the next page ahead when the visitor is about to ask for it: by speculation rules, which
 * prerender it, or where there are none by a prefetch on hover and press. Nothing under Save-Data.
 */
export function prefetchPages(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  if (HTMLScriptElement.supports?.('speculationrules')) {
    const script = document.createElement('script');
    script.type = 'speculationrules';
    script.text = speculationRules;
    document.head.append(script);
    return;
  }
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
