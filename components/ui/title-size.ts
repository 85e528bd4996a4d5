/**
 * The size of the heading of a first or last screen: the more characters, the smaller, so that it has three lines in its
 * column on a desktop and four on a phone, and the action below it stays on the screen.
 * @param room how many characters its column has room for at the full size
 */
export function titleSize(title: string, room: number): string {
  if (title.length > room + 14) return 'text-heading-longest';
  return title.length > room ? 'text-heading-long' : 'text-heading-1';
}
