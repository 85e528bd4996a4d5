/**
 * The element around an event's target that matches a selector. An event dispatched on `document` has a target that is
 * no element; there is none then.
 */
export function closest<Found extends Element = HTMLElement>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
