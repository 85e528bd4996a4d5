/**
 * What jsdom lacks of a browser, as little of it as the unit tests beside the components need. Each fake does what its
 * name says and nothing more; how real browsers behave is proved in e2e/.
 */

const media = new Map<string, { matches: boolean; heard: EventTarget }>();

function mediaOf(query: string) {
  const known = media.get(query) ?? { matches: false, heard: new EventTarget() };
  media.set(query, known);
  return known;
}

/** `matchMedia`, where no query matches until `setMedia` says so. */
export function fakeMatchMedia(): void {
  media.clear();
  window.matchMedia = (query: string) => {
    const { heard } = mediaOf(query);
    const list = {
      media: query,
      get matches() {
        return mediaOf(query).matches;
      },
      addEventListener: heard.addEventListener.bind(heard),
      removeEventListener: heard.removeEventListener.bind(heard),
    };
    return list as unknown as MediaQueryList;
  };
}

/** Makes a media query match or not, and tells who listens. */
export function setMedia(query: string, matches: boolean): void {
  const known = mediaOf(query);
  known.matches = matches;
  known.heard.dispatchEvent(new Event('change'));
}

/** Resolves when one more frame is drawn, and what waits for it has run (`afterNextFrame`). */
export function drawnFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

type Report = Partial<IntersectionObserverEntry>;

/** An `IntersectionObserver` that reports what a test tells it to. */
export class FakeIntersectionObserver {
  static all: FakeIntersectionObserver[] = [];
  readonly observed: Element[] = [];
  connected = true;

  constructor(
    private readonly callback: (entries: Report[]) => void,
    readonly options: IntersectionObserverInit = {},
  ) {
    FakeIntersectionObserver.all.push(this);
  }
  observe(element: Element) {
    this.observed.push(element);
  }
  disconnect() {
    this.connected = false;
  }
  report(entry: Report) {
    this.callback([entry]);
  }
}

/** Puts the fake in place; returns a way to the one observer that a component makes. */
export function fakeIntersectionObserver(): () => FakeIntersectionObserver {
  FakeIntersectionObserver.all = [];
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
  return () => {
    const [only] = FakeIntersectionObserver.all;
    if (!only || FakeIntersectionObserver.all.length > 1) throw new Error('Expected one IntersectionObserver.');
    return only;
  };
}

/** A popover's state and events. @returns whether it is open */
export function fakePopover(element: HTMLElement): () => boolean {
  let open = false;
  const change = (next: boolean) => {
    const states = { oldState: open ? 'open' : 'closed', newState: next ? 'open' : 'closed' };
    element.dispatchEvent(Object.assign(new Event('beforetoggle'), states));
    open = next;
    element.dispatchEvent(Object.assign(new Event('toggle'), states));
  };
  const matches = element.matches.bind(element);
  Object.assign(element, {
    popover: 'auto',
    showPopover: () => change(true),
    hidePopover: () => change(false),
    matches: (selector: string) => (selector === ':popover-open' ? open : matches(selector)),
  });
  return () => open;
}

/** `scrollIntoView` and `scrollTo`, which jsdom has no layout for. */
export function fakeScrolling(): jest.Mock {
  const scrolled = jest.fn(function (this: Element) {
    return this;
  });
  Element.prototype.scrollIntoView = scrolled;
  Element.prototype.scrollTo = jest.fn();
  window.scrollTo = jest.fn();
  return scrolled;
}
