/** Of the page that is left and of the one that comes (CSS View Transitions Level 2, §4). */
type TransitionEvent = Event & { viewTransition?: ViewTransition | null };

/**
 * A transition from page to page that the next press skips rejects its promises, which a browser reports as an error
 * that nobody has caught. The next page is there all the same.
 */
export function allowSkippedTransitions(): void {
  for (const type of ['pageswap', 'pagereveal']) {
    addEventListener(type, (event: TransitionEvent) => {
      event.viewTransition?.ready.catch(() => undefined);
      event.viewTransition?.finished.catch(() => undefined);
    });
  }
}
