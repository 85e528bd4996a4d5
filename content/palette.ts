/**
 * Every colour of the site, once (art direction: palette). `npm run assets` writes it to `generated/theme.css` for the
 * stylesheets and to `generated/palette.json` for the scenes in art/; drawings, the mark, the icons and the pictures of
 * shared links import it. A rebrand changes it here, and renders the models again. The linter refuses a colour elsewhere.
 */
export const palette = {
  /** Text by day, and the dark discs with a number. */
  ink: '#101b3b',
  /** The mark's dark face by day. */
  navy: '#16264a',
  /** Links, icons and what is marked, by day; the second for words, dark enough to read on white. */
  teal: '#12806f',
  tealDeep: '#0e6b5d',
  /** Water, glass, one series of a drawing. */
  sky: '#5e9dc4',
  /** The one thing to do next; in tabs and drawings, what is current or matters most. */
  terracotta: '#e8663d',
  /** The same under the pointer. */
  terracottaLight: '#f07a53',
  /** A lit window; links and what is marked, by night. */
  light: '#ffd98f',
  /** Warm ground; a sheet of paper by night, in the light of a lamp; cool ground. */
  sand: '#f3f1ec',
  lamplit: '#cfc1a6',
  mist: '#e9eff6',
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
  /** The lighter night, where the page is white by day; then those of plates. */
  nightNavy: '#17234f',
  nightNavyRaised: '#212f66',
  nightTeal: '#0b3038',
  nightTealRaised: '#14424a',
  nightPlum: '#2c1c42',
  nightPlumRaised: '#3a2955',
  nightMoss: '#17312a',
  nightMossRaised: '#21423a',
  /** Grounds of plates, each strong enough to tell its page by: a blueprint, a desk of oak, a field, clay, straw, lilac, haze; and the desk by night. */
  blueprint: '#1e3a7a',
  blueprintRaised: '#27468c',
  blueprintLine: '#4f6db0',
  oak: '#e6d8c3',
  oakRaised: '#f4ebdd',
  oakHairline: '#cdb998',
  field: '#cfe3c3',
  fieldHairline: '#a9c79a',
  clay: '#f4d8c8',
  clayHairline: '#dcb8a3',
  straw: '#f7e3a4',
  lilac: '#dbd6f4',
  lilacHairline: '#bbb3de',
  haze: '#c3def0',
  hazeHairline: '#9dc2db',
  oakByNight: '#241a17',
  oakByNightRaised: '#33251f',
  oakByNightHairline: '#4d3a30',
  /** Text of the second rank, hairlines and edges of controls, by night. */
  moon: '#b8c2de',
  nightHairline: '#34406f',
  nightTealHairline: '#25525b',
  nightPlumHairline: '#4d3b6b',
  nightMossHairline: '#3a5b51',
  nightEdge: '#8d99c0',
  /** A track on which something runs, by night. */
  nightRail: '#43507f',
  /** The pool of light in which a model is by night; no lighter than the model's own shade, or it would veil it. */
  pool: '#18245a',
  /** Brass: one more series of a drawing. */
  brass: '#d69d3f',
  /** Shadows by day and by night, near and far, and the veil behind a panel; with how much they cover. */
  shadeNear: '#101b3b0f',
  shadeFar: '#101b3b38',
  shadeNearByNight: '#0000004d',
  shadeFarByNight: '#00000080',
  veil: '#0b123080',
  /** What dusk leaves of the sky's light on the street (content/daylight.ts); people and trees in the drawings. */
  blueHour: '#5474d6',
  skin: '#edbe97',
  bark: '#7a5a44',
} as const;

export type Colour = keyof typeof palette;

/** The colours of what is on a ground: what each does, as components name it. */
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

const pale = (ground: Colour, muted: Colour, line: Colour): GroundColours => ({ ...onLight, ground, muted, line });
const white = pale('white', 'slate', 'hairline');
const dark = (ground: Colour, raised: Colour, line: Colour): GroundColours => ({ ...onDark, ground, raised, line });
const night = dark('night', 'nightRaised', 'nightHairline');
const navy = dark('nightNavy', 'nightNavyRaised', 'nightHairline');
const teal = dark('nightTeal', 'nightTealRaised', 'nightTealHairline');
const plum = dark('nightPlum', 'nightPlumRaised', 'nightPlumHairline');
const moss = dark('nightMoss', 'nightMossRaised', 'nightMossHairline');
const blueprint = dark('blueprint', 'blueprintRaised', 'blueprintLine');
const oakByNight = dark('oakByNight', 'oakByNightRaised', 'oakByNightHairline');

/**
 * The grounds that a section can be on (`data-ground`), by day and by night. Those named by a night are dark in
 * both: the first and the last screen of a page, and a plate that wants a night of its own. By night a page has two
 * navies, and a hue only in its plate: from teal on, and the sections of their page that return to their colour.
 */
export const grounds = {
  paper: { day: white, night: navy },
  mist: { day: pale('mist', 'slateOnMist', 'hairlineOnMist'), night },
  sand: { day: pale('sand', 'slateOnSand', 'hairlineOnSand'), night },
  night: { day: night, night },
  teal: { day: teal, night: teal },
  blueprint: { day: blueprint, night: blueprint },
  oak: { day: { ...pale('oak', 'slateOnSand', 'oakHairline'), raised: 'oakRaised' }, night: oakByNight },
  field: { day: pale('field', 'slateOnMist', 'fieldHairline'), night: moss },
  clay: { day: pale('clay', 'slateOnSand', 'clayHairline'), night: plum },
  straw: { day: pale('straw', 'slateOnSand', 'oakHairline'), night: blueprint },
  lilac: { day: pale('lilac', 'slateOnMist', 'lilacHairline'), night },
  haze: { day: pale('haze', 'slateOnMist', 'hazeHairline'), night: teal },
  plum: { day: plum, night: plum },
  moss: { day: moss, night: moss },
} as const satisfies Record<string, { day: GroundColours; night: GroundColours }>;

/** The one thing to do next, the same on every ground: its face, that under the pointer, and the words on it. */
export const accents = { accent: 'terracotta', accentStrong: 'terracottaLight', onAccent: 'ink' } as const;

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
  sky: { top: '#a9d3e6', left: '#6aa9ce', right: '#4b87b3' },
  gold: { top: '#ffe7b5', left: '#f9c968', right: '#d69d3f' },
  road: { top: '#7484a6', left: '#5c6c90', right: '#4c5b7a' },
  lawn: { top: '#b5d7a3', left: '#97c287', right: '#7fae74' },
  leaf: { top: '#86c07a', left: '#4e9c62', right: '#2f7a50' },
  /** Window panes in a plastered wall, in navy glass and in teal glass; by night those without a light. */
  panes: { top: '#a9d3e6', left: '#6aa9ce', right: '#4b87b3' },
  navyPanes: { top: '#5e86bc', left: '#44699f', right: '#2b4a80' },
  tealPanes: { top: '#7fcbbb', left: '#4fae9d', right: '#26806f' },
} as const satisfies Record<string, Solid>;

export type SolidName = keyof typeof solids;

/** The same by night. */
export const solidsByNight: Record<SolidName, Solid> = {
  plaster: { top: '#7c8aba', left: '#5a6799', right: '#3d4a7c' },
  slab: { top: '#33427f', left: '#28356f', right: '#1d2a5e' },
  pave: { top: '#3e4d8c', left: '#33417c', right: '#283468' },
  stone: { top: '#6373aa', left: '#4a588f', right: '#34406f' },
  navy: { top: '#3a4f93', left: '#253672', right: '#182454' },
  glass: { top: '#3d5aa0', left: '#294485', right: '#1a2d62' },
  teal: { top: '#258578', left: '#16675e', right: '#0d4a48' },
  sky: { top: '#7fb0d6', left: '#4a7fb0', right: '#325d8d' },
  gold: { top: '#ffdf9f', left: '#e0ab52', right: '#a97632' },
  road: { top: '#1c2757', left: '#172049', right: '#121a3d' },
  lawn: { top: '#24574f', left: '#1c4640', right: '#163833' },
  leaf: { top: '#3f8a6c', left: '#28664f', right: '#1c4c40' },
  panes: { top: '#2b3a72', left: '#1f2a5c', right: '#161f48' },
  navyPanes: { top: '#1b2a5e', left: '#16224f', right: '#101a3f' },
  tealPanes: { top: '#12524d', left: '#0d4543', right: '#093535' },
};

/** What else a drawing is coloured with, by day and by night. */
export const marks = {
  /** Shadows. */
  shade: [palette.ink, '#050920'],
  /** A door or an opening behind which nobody is. */
  dark: [palette.ink, '#0c1233'],
  markNavy: [palette.navy, '#0d1538'],
  markTeal: [palette.teal, '#0f5f5a'],
  markSky: [palette.sky, '#5a93bd'],
  /** The one thing to look at. */
  markTerracotta: [palette.terracotta, '#ee7148'],
  /** Paint on a dark face, and paper on a pale one. */
  markWhite: [palette.white, '#dbe3f7'],
  /** An arrow on a pale duct. */
  markArrow: [palette.navy, '#dbe3f7'],
  /** A screen that is on. */
  screen: [palette.mist, '#cfe3f5'],
  skin: [palette.skin, '#c79a7c'],
  bark: [palette.bark, '#4b3b45'],
  /** A window with a light on, one that is lit by night alone, and the glow of both. */
  lit: [palette.light, '#ffd489'],
  litByNight: ['transparent', '#f4b765'],
  glow: ['transparent', '#ffc460bf'],
  /** Kinds of words in code; names are in the colour of text. */
  codeString: ['#8a4a00', palette.light],
  codeNumber: ['#175a93', '#8cc6ea'],
  codeWord: [palette.tealDeep, '#7fd3c0'],
} as const satisfies Record<string, readonly [day: string, night: string]>;
