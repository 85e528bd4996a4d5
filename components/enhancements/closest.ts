/**
 * The element around an event's target that matches a selector; none for an event dispatched on `document`, whose
 * target is not an element.
 */
export function closest<Found extends Element = HTMLElement>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
