/** The states of the house at 14 Sample Street, one for each chapter of its story, in order (content/street.yaml). */
export const houseStates = ['for-sale', 'pin', 'deed', 'keys', 'lights', 'letterbox', 'van', 'dark'] as const;

export type HouseState = (typeof houseStates)[number];
