/**
 * The size of the heading of a first or last screen: one of many characters is set a step smaller, or it would take
 * lines of a single word, and push the action below it off the screen.
 * @param room how many characters its column has room for at the full size
 */
export function titleSize(title: string, room: number): string {
  return title.length > room ? 'text-heading-long' : 'text-heading-1';
}
