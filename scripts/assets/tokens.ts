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
    return { ground: found, ink, muted, highlight, dark: luminance(found) < 0.2 };
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

/** A rough brightness of #rrggbb between 0 and 1: enough to tell night from day. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  return channels.reduce((sum, channel) => sum + channel, 0) / 3;
}
