/** For the tests of the runtime: minimal fakes of what jsdom lacks. */

/** An `IntersectionObserver` whose entries come from the test, through `report`. */
class FakeObserver {
  readonly observed: Element[] = [];

  constructor(
    private readonly callback: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {}
  observe(element: Element) {
    this.observed.push(element);
  }
  disconnect() {
    this.observed.length = 0;
  }
  report(isIntersecting: boolean) {
    this.callback([{ isIntersecting }]);
  }
}

/** Installs the fake. @returns a function that returns the observer that was made last */
export function fakeIntersectionObserver(): () => FakeObserver {
  const made: FakeObserver[] = [];
  window.IntersectionObserver = class extends FakeObserver {
    constructor(...given: ConstructorParameters<typeof FakeObserver>) {
      super(...given);
      made.push(this);
    }
  } as unknown as typeof IntersectionObserver;
  return () => made.at(-1) as FakeObserver;
}

/** Says what the system of the visitor prefers. */
export function preferReducedMotion(prefers: boolean): void {
  window.matchMedia = (media) => ({ media, matches: prefers && media.includes('reduce') }) as MediaQueryList;
}
