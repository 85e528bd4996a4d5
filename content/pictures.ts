/**
 * What must not be cut off the pictures in content/pictures/: where it is, as shares of the picture's width and height from
 * its top left corner, such as `'team-at-work': [0.5, 0.3]`. Without a line the middle is kept.
 */
export const focus: Record<string, readonly [number, number]> = {};
