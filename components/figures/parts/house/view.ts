/** What the drawing of the house shows of the model's plane: left, top, width and height, in the model's units. */
export const houseView = [-212, -250, 424, 394] as const;
