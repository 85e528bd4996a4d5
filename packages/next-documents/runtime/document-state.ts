/**
 * Runs when the whole document is parsed, at once if it is already. What waits for that runs in a task of its own each: together
 * they would be one long task at the end of parsing.
 */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => setTimeout(run), { once: true });
  else run();
}

/** Runs on the `load` event of the page; at once if that has passed. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/**
 * Runs when the visitor has come to the page: at once, unless it is being prerendered. Whatever counts time, writes to
 * storage or fetches scripts waits for this.
 */
export function whenActivated(run: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
