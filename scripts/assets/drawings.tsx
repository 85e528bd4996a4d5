import { mkdir, readdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { diagrams } from '@/components/diagrams';
import { drawingsOf } from '@/components/diagrams/parts/drawing';
import type { DrawingSource } from '@/components/diagrams/parts/source';
import { houseDrawings } from '@/components/figures/parts/house/drawing';
import { drawnColours } from './palette';

const target = 'public/drawings';

/** All of them. */
export const drawingSources: readonly DrawingSource[] = [
  ...houseDrawings,
  ...Object.values(diagrams).flatMap(drawingsOf),
];

/** Makes the drawings that pages show as files (`DrawingFile`) from their components. */
export async function makeDrawings(): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const source of drawingSources) await writeFile(path.join(target, `${source.name}.svg`), drawingFile(source));
  const wanted = new Set(drawingSources.map(({ name }) => `${name}.svg`));
  for (const file of await readdir(target)) if (!wanted.has(file)) await unlink(path.join(target, file));
}

/**
 * A drawing as an SVG file whose fragment says which light it is shown in, `#by-day` or `#by-night`. Custom properties
 * stand at its root, because gradients take them from where they are defined.
 */
export function drawingFile({ view, parts, day, night, rules = '' }: DrawingSource): string {
  const shown = [
    { id: 'by-day', colours: drawnColours('day'), ...day },
    { id: 'by-night', colours: drawnColours('night'), ...night },
  ];
  const drawn = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={view.join(' ')}>
      <defs>{parts}</defs>
      {shown.map(({ id, scene }) => (
        <g key={id} id={id} className="scene">
          {scene}
        </g>
      ))}
    </svg>,
  );
  const used = new Set(Array.from((drawn + rules).matchAll(/var\(--([\w-]+)/g), ([, name]) => name).concat('glow'));
  const lights = shown.map(({ id, colours, properties = {} }) => {
    const values = Object.entries({ ...colours, ...properties }).filter(([name]) => used.has(name));
    return `:root:has(#${id}:target){${values.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
  });
  const style = `.scene{display:none}.scene:target{display:inline}.glows{filter:drop-shadow(0 0 5px var(--glow))}${rules}${lights.join('')}`;
  return `${drawn.replace('>', `><style>${style}</style>`)}\n`;
}
