/** Runs when the whole document is parsed; at once if it is already. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

/** Runs when the page and what it asked for at first are there; at once if they are already. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** Runs when the next frame is on the screen: what no frame needs does not keep the answer to a press waiting. */
export function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
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
