/**
 * The colours of the drawings: the art direction's nine, then what the light of the model makes of them. Attributes
 * take them as they are. Labels and lead lines are not here: they use the tokens of the ground that they stand on.
 */
export const palette = {
  ink: '#101B3B',
  navy: '#16264A',
  teal: '#12806F',
  sky: '#5E9DC4',
  terracotta: '#E8663D',
  light: '#FFD98F',
  sand: '#F3F1EC',
  mist: '#E9EFF6',
  white: '#FFFFFF',
  skin: '#EDBE97',
  bark: '#7A5A44',
  /** Faces by how the light falls: the top is lit, the left half lit, the right in shade. */
  tones: {
    plaster: { top: '#FBFAF7', left: '#EFEDE8', right: '#C9CFDC' },
    slab: { top: '#F6F6F5', left: '#DCE2EB', right: '#BFC9D9' },
    pave: { top: '#E3E8EF', left: '#D3DAE5', right: '#B7C2D3' },
    stone: { top: '#DDE3EB', left: '#C6CFDB', right: '#97A4B8' },
    navy: { top: '#31487F', left: '#22386D', right: '#16264A' },
    glass: { top: '#35508C', left: '#24427A', right: '#182C5A' },
    teal: { top: '#2C9C89', left: '#12806F', right: '#0B5E53' },
    gold: { top: '#FFE7B5', left: '#F9C968', right: '#D69D3F' },
    road: { top: '#7484A6', left: '#5C6C90', right: '#4C5B7A' },
    lawn: { top: '#B5D7A3', left: '#97C287', right: '#7FAE74' },
    leaf: { top: '#86C07A', left: '#4E9C62', right: '#2F7A50' },
    /** Window panes in a plastered wall, in navy glass and in teal glass. */
    panes: { top: '#A9D3E6', left: '#6AA9CE', right: '#4B87B3' },
    navyPanes: { top: '#5E86BC', left: '#44699F', right: '#2B4A80' },
    tealPanes: { top: '#7FCBBB', left: '#4FAE9D', right: '#26806F' },
  },
} as const;

export type Tone = keyof typeof palette.tones;
