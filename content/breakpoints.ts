import { constants } from './constants';

/** A browser's own size of text, in px, before a visitor changes it. */
const defaultTextSize = 16;

const rem = (px: number) => `${px / defaultTextSize}rem`;

/**
 * The widths at which the layout changes, for stylesheets (generated/theme.css), scripts and the `sizes` of pictures. In rem:
 * where a visitor has set larger text, what does not fit any more changes its shape earlier.
 *
 * Below `phone` what does not fit changes its shape, from `sm` two short things are side by side, from `md` tables are
 * tables, from `lg` words and a model are side by side and the menu is a bar, from `wide` columns have their full room,
 * from `full` on bands and pictures stop growing.
 */
export const breakpoints = {
  phone: rem(constants.mobileBreakpoint + 1),
  sm: rem(640),
  md: rem(768),
  lg: rem(1024),
  xl: rem(1280),
  wide: rem(1400),
  full: rem(1600),
} as const;

/** The media condition that a window is at least as wide. */
export const from = (width: keyof typeof breakpoints) => `(min-width: ${breakpoints[width]})`;
