/** Runs when the whole document is parsed; at once if it is already. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

/** Runs on the `load` event of the page; at once if that has passed. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** Runs after the next frame has been painted, for work that must not delay the response to a press. */
export function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/**
 * Runs once the browser has laid out an element, in that frame: measures are read there without another layout, which a
 * timer would force while the page is being parsed.
 */
export function whenLaidOut(element: Element, run: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe(element);
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
