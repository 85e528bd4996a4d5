import { closest } from './closest';

/** The link that a click is about to follow in this tab; none for a click that opens another tab, or is handled. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return undefined;
  const link = closest<HTMLAnchorElement>(event, 'a[href]');
  return link && !link.target && link.origin === location.origin ? link : undefined;
}

/** A path without a slash at its end: a host may serve a page with one or without, below a base path too. */
export function plainPath(path: string): string {
  return path.replace(/\/$/, '');
}
