import { grounds, palette, type GroundColours } from '@/content/palette';

/** The colours of a ground as #rrggbb. */
export interface Colours {
  readonly ground: string;
  readonly ink: string;
  readonly muted: string;
  readonly highlight: string;
  /** Whether light text stands on it. */
  readonly dark: boolean;
}

/**
 * Finds the ground of a colour in the palette, so that pictures made by the build share the page's colours.
 * @param colour the ground's colour as #rrggbb, in any case
 * @throws Error when no ground has that colour by day
 */
export function groundColours(colour: string): Colours {
  const found = Object.values(grounds).find(({ day }) => palette[day.ground] === colour.toLowerCase());
  if (!found) throw new Error(`content/palette.ts has no ground of the colour ${colour} by day`);
  const { ground, ink, muted, highlight } = found.day satisfies GroundColours;
  return {
    ground: palette[ground],
    ink: palette[ink],
    muted: palette[muted],
    highlight: palette[highlight],
    dark: found.day.ink === found.night.ink,
  };
}
