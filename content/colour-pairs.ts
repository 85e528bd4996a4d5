import type { Colour } from './palette';

/** A colour that is seen on others which are not its ground's own, and where. */
export interface Pairing {
  /** Words need a contrast of 4.5 (WCAG 1.4.3), marks such as the edge of a control one of 3 (1.4.11). */
  readonly kind: 'words' | 'mark';
  readonly of: Colour;
  readonly on: readonly Colour[];
  readonly where: string;
}

/** The pairs that stylesheets make themselves, beside those of a ground and of `accents`. */
export const pairings: readonly Pairing[] = [
  { kind: 'words', of: 'white', on: ['ink', 'navy'], where: 'the floating Contact, and discs with a number' },
  { kind: 'words', of: 'white', on: ['teal'], where: 'the number of a label on a model, under the pointer' },
  { kind: 'words', of: 'white', on: ['night'], where: 'a card with its lights on' },
  { kind: 'words', of: 'moon', on: ['night'], where: 'a card with its lights on' },
  { kind: 'words', of: 'ink', on: ['light'], where: 'a disc of light in a figure' },
  { kind: 'words', of: 'ink', on: ['white', 'lamplit'], where: 'a sheet of paper' },
  { kind: 'words', of: 'ink', on: ['mist', 'sand'], where: 'a tile' },
  { kind: 'words', of: 'slate', on: ['white', 'mist', 'sand'], where: 'a sheet of paper by day, and a tile' },
  { kind: 'words', of: 'tealDeep', on: ['white', 'mist', 'sand'], where: 'a link on a sheet by day, and on a tile' },
  { kind: 'words', of: 'slateOnPaper', on: ['white', 'lamplit'], where: 'a printed page, and a sheet by night' },
  { kind: 'words', of: 'black', on: ['white'], where: 'a printed page' },
  { kind: 'mark', of: 'teal', on: ['white'], where: 'a drawing on a sheet by day' },
  { kind: 'mark', of: 'tealDeep', on: ['lamplit'], where: 'a drawing on a sheet by night' },
  { kind: 'mark', of: 'light', on: ['nightRail'], where: 'the running time of a slide' },
  { kind: 'mark', of: 'terracotta', on: ['white', 'nightNavy'], where: 'the line below the current tab and entry' },
];
