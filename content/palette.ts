/**
 * Every colour of the site, once (art direction: palette). `npm run assets` writes it to `generated/palette.css` for the
 * stylesheets and to `generated/palette.json` for the scenes in art/; drawings, the mark, the icons and the pictures of
 * shared links import it. A rebrand changes it here, and renders the models again.
 */
export const palette = {
  /** Text by day, and the dark discs with a number. */
  ink: '#101b3b',
  /** The mark's dark face by day. */
  navy: '#16264a',
  /** Links, icons and what is marked, by day. */
  teal: '#12806f',
  /** Links by day as text: teal, dark enough to read on white. */
  tealDeep: '#0e6b5d',
  /** Water, glass, one series of a drawing. */
  sky: '#5e9dc4',
  /** The one thing to do next, and nothing else. */
  terracotta: '#e8663d',
  /** The same under the pointer. */
  terracottaLight: '#f07a53',
  /** A lit window; links and what is marked, by night. */
  light: '#ffd98f',
  /** Warm ground. */
  sand: '#f3f1ec',
  /** Cool ground. */
  mist: '#e9eff6',
  /** Ground of the page, text by night. */
  white: '#ffffff',
  black: '#000000',
  /** Text of the second rank, on white, mist, sand and printed. */
  slate: '#4a5676',
  slateOnMist: '#445070',
  slateOnSand: '#4b5064',
  slateOnPaper: '#2b2f3a',
  /** Hairlines, on white, mist, sand and printed. */
  hairline: '#d9dfe9',
  hairlineOnMist: '#ccd7e5',
  hairlineOnSand: '#dcd8ce',
  hairlineOnPaper: '#b9bfca',
  /** The edge of a control by day: 3:1 on every ground (WCAG 1.4.11). */
  edge: '#6d7893',
  /** A mistake in the form, by day and by night. */
  red: '#b3261e',
  redLight: '#ffb4a6',
  /** The ground on which the models are rendered by night. The other three are at least as light in each channel. */
  night: '#0b1230',
  nightRaised: '#16204a',
  /** The other nights: where the page is white, mist and sand by day. */
  nightNavy: '#17234f',
  nightNavyRaised: '#212f66',
  nightTeal: '#0b3038',
  nightTealRaised: '#14424a',
  nightPlum: '#2c1c42',
  nightPlumRaised: '#3a2955',
  /** Text of the second rank, hairlines and edges of controls, by night. */
  moon: '#b8c2de',
  nightHairline: '#34406f',
  nightTealHairline: '#25525b',
  nightPlumHairline: '#4d3b6b',
  nightEdge: '#8d99c0',
  /** A track on which something runs, by night. */
  nightRail: '#43507f',
  /** The pool of light in which a model stands by night. */
  pool: '#2b3a80',
  /** Brass: one more series of a drawing. */
  brass: '#d69d3f',
  /** Shadows by day and by night, near and far, and the veil behind a panel; with how much they cover. */
  shadeNear: '#101b3b0f',
  shadeFar: '#101b3b38',
  shadeNearByNight: '#0000004d',
  shadeFarByNight: '#00000080',
  veil: '#0b123080',
  /** People and trees in the drawings. */
  skin: '#edbe97',
  bark: '#7a5a44',
} as const;

export type Colour = keyof typeof palette;

/** The colours of what stands on a ground: what each does, as components name it. */
export interface GroundColours {
  /** The ground itself. */
  readonly ground: Colour;
  /** A card or a field on it. */
  readonly raised: Colour;
  /** Text, and text of the second rank. */
  readonly ink: Colour;
  readonly muted: Colour;
  /** Hairlines, and the edges of controls. */
  readonly line: Colour;
  readonly control: Colour;
  readonly link: Colour;
  /** What is marked, and the ring of the focus. */
  readonly highlight: Colour;
  readonly danger: Colour;
  /** The face of the mark that has to stand out. */
  readonly markSide: Colour;
}

const onLight = {
  raised: 'white',
  ink: 'ink',
  control: 'edge',
  link: 'tealDeep',
  highlight: 'teal',
  danger: 'red',
  markSide: 'navy',
} as const;

const onDark = {
  ink: 'white',
  muted: 'moon',
  control: 'nightEdge',
  link: 'light',
  highlight: 'light',
  danger: 'redLight',
  markSide: 'sand',
} as const;

const white: GroundColours = { ...onLight, ground: 'white', muted: 'slate', line: 'hairline' };
const night: GroundColours = { ...onDark, ground: 'night', raised: 'nightRaised', line: 'nightHairline' };
const navy: GroundColours = { ...onDark, ground: 'nightNavy', raised: 'nightNavyRaised', line: 'nightHairline' };
const teal: GroundColours = { ...onDark, ground: 'nightTeal', raised: 'nightTealRaised', line: 'nightTealHairline' };
const plum: GroundColours = { ...onDark, ground: 'nightPlum', raised: 'nightPlumRaised', line: 'nightPlumHairline' };

/**
 * The grounds that a section can stand on (`data-ground`), by day and by night. The last four are dark in both: the
 * first and the last screen of a page, and a plate that wants a night of its own.
 */
export const grounds = {
  paper: { day: white, night: navy },
  mist: { day: { ...white, ground: 'mist', muted: 'slateOnMist', line: 'hairlineOnMist' }, night: teal },
  sand: { day: { ...white, ground: 'sand', muted: 'slateOnSand', line: 'hairlineOnSand' }, night: plum },
  night: { day: night, night },
  navy: { day: navy, night: navy },
  teal: { day: teal, night: teal },
  plum: { day: plum, night: plum },
} as const satisfies Record<string, { day: GroundColours; night: GroundColours }>;

export type GroundName = keyof typeof grounds;

/** A solid of a drawing by how the light falls: the top is lit, the left half lit, the right in shade. */
interface Solid {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

/** The solids that the drawings are made of, by day. */
export const solids = {
  plaster: { top: '#fbfaf7', left: '#efede8', right: '#c9cfdc' },
  slab: { top: '#f6f6f5', left: '#dce2eb', right: '#bfc9d9' },
  pave: { top: '#e3e8ef', left: '#d3dae5', right: '#b7c2d3' },
  stone: { top: '#dde3eb', left: '#c6cfdb', right: '#97a4b8' },
  navy: { top: '#31487f', left: '#22386d', right: '#16264a' },
  glass: { top: '#35508c', left: '#24427a', right: '#182c5a' },
  teal: { top: '#2c9c89', left: '#12806f', right: '#0b5e53' },
  gold: { top: '#ffe7b5', left: '#f9c968', right: '#d69d3f' },
  road: { top: '#7484a6', left: '#5c6c90', right: '#4c5b7a' },
  lawn: { top: '#b5d7a3', left: '#97c287', right: '#7fae74' },
  leaf: { top: '#86c07a', left: '#4e9c62', right: '#2f7a50' },
  /** Window panes in a plastered wall, in navy glass and in teal glass. */
  panes: { top: '#a9d3e6', left: '#6aa9ce', right: '#4b87b3' },
  navyPanes: { top: '#5e86bc', left: '#44699f', right: '#2b4a80' },
  tealPanes: { top: '#7fcbbb', left: '#4fae9d', right: '#26806f' },
} as const satisfies Record<string, Solid>;

export type SolidName = keyof typeof solids;

/** The same by night: plinths, lawns and walls in the dark, and panes that are lit (`left`) or dark (`right`). */
export const solidsByNight: Record<SolidName, Solid> = {
  plaster: { top: '#7683b4', left: '#5a6799', right: '#434f80' },
  slab: { top: '#33427f', left: '#2a3872', right: '#1d2a5e' },
  pave: { top: '#3d4c88', left: '#33417a', right: '#263468' },
  stone: { top: '#4b5a93', left: '#3d4b83', right: '#2d3a6e' },
  navy: { top: '#2c3c78', left: '#22306a', right: '#182456' },
  glass: { top: '#2a3e80', left: '#203270', right: '#16255a' },
  teal: { top: '#1c7c6f', left: '#12665b', right: '#0c4d47' },
  gold: { top: '#ffd98f', left: '#e9b65c', right: '#b98434' },
  road: { top: '#1a2450', left: '#161f48', right: '#121a40' },
  lawn: { top: '#24574f', left: '#1e4b46', right: '#183f3d' },
  leaf: { top: '#2f7360', left: '#235c50', right: '#1a4943' },
  panes: { top: '#ffe3a8', left: '#ffd98f', right: '#2a3a72' },
  navyPanes: { top: '#ffe3a8', left: '#ffd98f', right: '#1c2a60' },
  tealPanes: { top: '#ffe3a8', left: '#ffcf7d', right: '#0f4a49' },
};
