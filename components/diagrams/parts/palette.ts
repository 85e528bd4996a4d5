import { palette as colours, solids, type SolidName } from '@/content/palette';

/**
 * The colours of the drawings, as attributes take them. Labels and lead lines are not here: they use the tokens of the
 * ground that they stand on.
 */
export const palette = { ...colours, tones: solids } as const;

export type Tone = SolidName;
