import { readFile } from 'node:fs/promises';

/** The colours of a ground, as app/globals.css has them. */
export interface Colours {
  readonly ground: string;
  readonly ink: string;
  readonly muted: string;
  readonly highlight: string;
  /** Whether light text stands on it. */
  readonly dark: boolean;
}

const stylesheet = 'app/globals.css';

/**
 * Finds the ground of a colour in the design tokens, so that pictures made by the build share the page's colours.
 * @param colour the ground's colour as #rrggbb, in any case
 * @throws Error when no ground in app/globals.css has that colour
 */
export async function groundColours(colour: string): Promise<Colours> {
  const css = await readFile(stylesheet, 'utf8');
  const base = valuesOf(css, 'paper');
  for (const [, ground = ''] of css.matchAll(/\[data-ground='([a-z]+)'\]\s*\{/g)) {
    const values = { ...base, ...valuesOf(css, ground) };
    if (values.ground?.toLowerCase() !== colour.toLowerCase()) continue;
    const { ground: found, ink = '', muted = '', highlight = '' } = values;
    return { ground: found, ink, muted, highlight, dark: ground === 'night' };
  }
  throw new Error(
    `${stylesheet} has no ground of the colour ${colour}: expected one of its [data-ground] blocks to set --ground to it`,
  );
}

/** The custom properties that a ground's block sets by day, each colour of the palette as its value. */
function valuesOf(css: string, ground: string): Record<string, string> {
  const [, block = ''] = new RegExp(`\\[data-ground='${ground}'\\]\\s*\\{([^}]*)\\}`).exec(css) ?? [];
  const palette = new Map(propertiesIn(css).filter(([name]) => name.startsWith('palette-')));
  return Object.fromEntries(
    propertiesIn(block).map(([name, value]) => {
      const byDay = /^light-dark\((.+?), /.exec(value)?.[1] ?? value;
      return [name, palette.get(/^var\(--(.+)\)$/.exec(byDay)?.[1] ?? '') ?? byDay];
    }),
  );
}

function propertiesIn(css: string): [name: string, value: string][] {
  return [...css.matchAll(/--([a-z-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);
}
