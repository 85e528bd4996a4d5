/** A part of the application that a task passes through. */
export type Model = 'screen' | 'api' | 'table' | 'test';

/** The size of each model (drawn in art/drawings), in units of its drawing. */
export const modelSize = [180, 164] as const;
