/** The two windows that journeys are taken in, in px. */
export const desk = { width: 1280, height: 850 } as const;
export const phone = { width: 375, height: 800 } as const;
