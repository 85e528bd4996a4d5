import { solids, type SolidName } from '@/content/palette';

const facesOf = (name: string) => {
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { top: `var(--${property}-t)`, left: `var(--${property}-l)`, right: `var(--${property}-r)` };
};

/**
 * The colours of the drawings, as attributes take them: custom properties with a value by day and one by night
 * (`solids` and `marks` in content/palette.ts), which an element with the class `drawn` sets for what it holds. Labels and
 * lead lines are not here: they use the tokens of the ground that they are on.
 */
export const palette = {
  shade: 'var(--shade)',
  dark: 'var(--dark)',
  navy: 'var(--mark-navy)',
  teal: 'var(--mark-teal)',
  sky: 'var(--mark-sky)',
  terracotta: 'var(--mark-terracotta)',
  white: 'var(--mark-white)',
  arrow: 'var(--mark-arrow)',
  screen: 'var(--screen)',
  skin: 'var(--skin)',
  bark: 'var(--bark)',
  lit: 'var(--lit)',
  litByNight: 'var(--lit-by-night)',
  tones: Object.fromEntries(Object.keys(solids).map((name) => [name, facesOf(name)])) as Record<
    SolidName,
    ReturnType<typeof facesOf>
  >,
} as const;

export type Tone = SolidName;
