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
