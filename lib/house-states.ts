/** How the house of 14 Sample Street stands in each chapter of its story, in order (content/street.yaml). */
export const houseStates = ['for-sale', 'pin', 'deed', 'keys', 'lights', 'letterbox', 'van', 'dark'] as const;

export type HouseState = (typeof houseStates)[number];
