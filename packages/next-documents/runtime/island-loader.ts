import { counterpartOf } from './counterpart.ts';
import { whenActivated, whenLoaded, whenParsed } from './document-state.ts';

/** How long (ms) the page waits for a queued action to be repeated, or for React once loaded, before it gives up. */
const hydrationTimeoutMs = 10_000;
/** The pause (ms) before a file that failed is fetched a second time. */
const retryDelayMs = 1_000;
/**
 * The earliest time (ms) of a page's load at which idle hydration starts: whoever reads, taps or leaves before it has the
 * main thread and the connection to himself.
 */
const idleDelayMs = 8_000;

/** The module that the build writes for all islands (./hydrate.tsx). */
interface IslandModule {
  hydrate: (island: HTMLElement) => void;
}

/**
 * Hydrates the islands of a page (`Island`), each when it is needed: one marked `visible` when it comes within a screen
 * of the viewport, one marked `idle` in idle time after the page has loaded, any at once when it is pressed or gets the
 * focus. What is done meanwhile to a control marked `data-replay` is kept, and repeated when `island:hydrated` has come.
 * If that does not come in time, the marker `data-js` leaves `<html>`, and the page stands as it does without scripts,
 * until it comes after all.
 *
 * An island that is clicked or focused while the rest of the page is still on its way is looked after from then on.
 *
 * The build adds this script to pages with islands; in development Next hydrates the whole page.
 *
 * @param src the address of the module that hydrates islands
 */
export function hydrateIslands(src: string): void {
  const selector = '[data-island][data-hydrate]';
  const begun = new Set<HTMLElement>();
  const begin = (island: HTMLElement) => {
    if (!begun.has(island)) whenActivated(() => hydrateWhenNeeded(island, src));
    begun.add(island);
  };
  // Enter in a field clicks the form's button, too (HTML Standard, "implicit submission").
  const beginTouched = (event: Event) => {
    const island = closest(event, selector);
    if (island) begin(island);
  };
  const early = ['click', 'focusin'];
  early.forEach((type) => addEventListener(type, beginTouched, true));
  whenParsed(() => {
    early.forEach((type) => removeEventListener(type, beginTouched, true));
    document.querySelectorAll<HTMLElement>(selector).forEach(begin);
  });
}

function hydrateWhenNeeded(island: HTMLElement, src: string): void {
  const queue: (() => void)[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  let fetched = false;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  /** What `giveUp` has disabled. */
  let disabled: HTMLButtonElement[] = [];

  function fetchModule(address: string, isRetry = false): void {
    import(address).then(
      (module: IslandModule) => {
        startTimeout();
        module.hydrate(island);
      },
      () => {
        if (isRetry) giveUp();
        // A browser does not ask again for the address of a module that failed.
        else setTimeout(fetchModule, retryDelayMs, `${address}?retry`, true);
      },
    );
  }
  function hydrate(): void {
    if (fetched) return;
    fetched = true;
    // React needs all of the island's HTML.
    whenParsed(() => fetchModule(src));
  }
  function startTimeout(): void {
    timeout ??= setTimeout(giveUp, hydrationTimeoutMs);
  }
  function settle(): void {
    clearTimeout(timeout);
    listening.abort();
  }
  /** Shows the page as without scripts: a form keeps its text, cannot be sent, and names the address to write to. */
  function giveUp(): void {
    settle();
    island.querySelectorAll<HTMLElement>('[data-pressed]').forEach((control) => delete control.dataset.pressed);
    delete document.documentElement.dataset.js;
    const form = island.querySelector('form');
    if (!form) return;
    disabled = [...form.querySelectorAll('button')].filter((button) => !button.disabled);
    for (const button of disabled) button.disabled = true;
    if (queue.length || holdsText(form)) island.querySelector<HTMLElement>('a[href^="mailto:"]')?.focus();
    // The visitor has read that it cannot be sent: should React come after all, nothing is sent unasked.
    queue.length = 0;
  }
  /** Ends the wait; where it had been given up, the page stands as with scripts again. */
  function revive(): void {
    settle();
    document.documentElement.dataset.js = '';
    for (const button of disabled) button.disabled = false;
  }
  /** Keeps an action for a control that React will answer. */
  function keep(event: Event, repeat: () => void): void {
    event.preventDefault();
    event.stopPropagation();
    queue.push(repeat);
    // A screen reader or voice control may click without a pointer.
    hydrate();
    startTimeout();
  }

  const on = (type: string, run: (event: Event) => void) =>
    island.addEventListener(type, run, { capture: true, signal });
  on('pointerdown', hydrate);
  // A mouse that comes to a control is likely to press it.
  on('pointerover', (event) => closest(event, '[data-replay]:not(form)') && hydrate());
  on('focusin', hydrate);
  on('click', (event) => {
    const control = closest(event, '[data-replay]:not(form)');
    if (!control) return;
    control.dataset.pressed = '';
    keep(event, () => {
      delete control.dataset.pressed;
      counterpartOf(control, island)?.click();
    });
  });
  on('submit', (event) => keep(event, () => counterpartOf(event.target as HTMLFormElement, island)?.requestSubmit()));
  on('keydown', (event) => {
    const tab = closest(event, '[data-replay][role=tab]');
    const { key } = event as KeyboardEvent;
    if (!tab || !leadsToTab(event as KeyboardEvent)) return;
    const repeated = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    keep(event, () => counterpartOf(tab, island)?.dispatchEvent(repeated));
  });
  // Without the signal of the others: React may come long after the page has given up, and fail long after that.
  island.addEventListener('island:failed', giveUp);
  island.addEventListener('island:hydrated', () => {
    revive();
    // One after the other, each when React has finished with the one before.
    queue.forEach((repeat, at) => setTimeout(repeat, at));
  });

  if (island.dataset.hydrate === 'visible') hydrateNear(island, hydrate);
  else hydrateInIdleTime(hydrate);
}

/**
 * Whether a key moves between tabs (APG tabs). With a modifier the key is the browser's own, such as Alt and the left
 * arrow for Back.
 */
function leadsToTab({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return /^(?:Arrow(?:Left|Right)|Home|End)$/.test(key) && !(altKey || ctrlKey || metaKey || shiftKey);
}

/** The element around an event's target that matches a selector. */
function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function holdsText(form: HTMLFormElement): boolean {
  for (const [, value] of new FormData(form)) if (value) return true;
  return false;
}

function hydrateNear(island: HTMLElement, hydrate: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      hydrate();
    },
    { rootMargin: '100%' },
  );
  // The island's own element has no box (`display: contents`).
  whenLoaded(() => [...island.children].forEach((child) => observer.observe(child)));
}

function hydrateInIdleTime(hydrate: () => void): void {
  // Where nothing may move by itself, nothing needs a script until it is pressed.
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const delay = () => Math.max(idleDelayMs - performance.now(), 0);
  whenLoaded(() => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(hydrate), delay()));
}
