/** The viewBox of the house (drawn in art/drawings): left, top, width, height. */
export const recordHouseView = [-100, -90, 200, 175] as const;
