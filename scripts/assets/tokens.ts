import { grounds, palette } from '@/content/palette';

/** The colours of a ground as #rrggbb. */
export type Colours = ReturnType<typeof groundColours>;

/**
 * Finds the ground of a colour (#rrggbb) in the palette, so that pictures made by the build share the page's colours.
 * @throws Error when no ground has that colour by day
 */
export function groundColours(colour: string) {
  const found = Object.values(grounds).find(({ day }) => palette[day.ground] === colour.toLowerCase());
  if (!found) throw new Error(`content/palette.ts has no ground of the colour ${colour} by day`);
  const { ground, ink, muted, highlight } = found.day;
  return {
    ground: palette[ground],
    ink: palette[ink],
    muted: palette[muted],
    highlight: palette[highlight],
    /** Whether light text stands on it. */
    dark: found.day.ink === found.night.ink,
  };
}
