/** The size of each sign (drawn in art/drawings), in units of its drawing. */
export const signSize = [96, 84] as const;
