/**
 * Minimal fakes of the browser APIs that jsdom lacks, for the unit tests of components. Real browser behaviour is tested
 * in e2e/.
 */

const media = new Map<string, { matches: boolean; events: EventTarget }>();

function mediaOf(query: string) {
  const known = media.get(query) ?? { matches: false, events: new EventTarget() };
  media.set(query, known);
  return known;
}

/** Installs a `matchMedia` in which no query matches until `setMedia` says so. */
export function fakeMatchMedia(): void {
  media.clear();
  window.matchMedia = (query: string) => {
    const { events } = mediaOf(query);
    const list = {
      media: query,
      get matches() {
        return mediaOf(query).matches;
      },
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    };
    return list as unknown as MediaQueryList;
  };
}

/** Sets whether a media query matches, and notifies its listeners. */
export function setMedia(query: string, matches: boolean): void {
  const known = mediaOf(query);
  known.matches = matches;
  known.events.dispatchEvent(new Event('change'));
}

/** Resolves after the next frame, once callbacks passed to `afterNextFrame` have run. */
export function drawnFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

type Report = Partial<IntersectionObserverEntry>;

/** An `IntersectionObserver` whose entries come from the test, through `report`. */
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

/**
 * Installs the fake.
 * @returns a function that returns the component's only observer, and throws if there is none or more than one
 */
export function fakeIntersectionObserver(): () => FakeIntersectionObserver {
  FakeIntersectionObserver.all = [];
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
  return () => {
    const [only] = FakeIntersectionObserver.all;
    if (!only || FakeIntersectionObserver.all.length > 1) throw new Error('Expected one IntersectionObserver.');
    return only;
  };
}

/** Installs a `ResizeObserver`. @returns a function that reports to each that is still connected, as the first frame does */
export function fakeResizeObserver(): () => void {
  const connected = new Map<ResizeObserver, () => void>();
  class FakeResizeObserver {
    constructor(private readonly callback: () => void) {}
    observe() {
      connected.set(this as unknown as ResizeObserver, this.callback);
    }
    disconnect() {
      connected.delete(this as unknown as ResizeObserver);
    }
  }
  Object.assign(window, { ResizeObserver: FakeResizeObserver });
  return () => [...connected.values()].forEach((report) => report());
}

/** Gives an element the popover API with its events. @returns a function that tells whether it is open */
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

/** Stubs `scrollIntoView` and `scrollTo`, which jsdom does not implement. @returns the mock of `scrollIntoView` */
export function fakeScrolling(): jest.Mock {
  const scrolled = jest.fn(function (this: Element) {
    return this;
  });
  Element.prototype.scrollIntoView = scrolled;
  Element.prototype.scrollTo = jest.fn();
  window.scrollTo = jest.fn();
  return scrolled;
}
