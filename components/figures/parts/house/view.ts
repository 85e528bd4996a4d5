/** The viewBox of the house: left, top, width, height. */
export const houseView = [-212, -250, 424, 394] as const;
