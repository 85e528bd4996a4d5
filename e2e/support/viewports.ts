/** The two viewport sizes that the tests use, in px. */
export const desktop = { width: 1280, height: 850 } as const;
export const phone = { width: 375, height: 800 } as const;
