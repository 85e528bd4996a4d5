import { renderToStaticMarkup } from 'react-dom/server';
import { boxPlates } from '@/art/drawings/box-plates';
import { diagramFiles } from '@/art/drawings/diagram';
import type { DrawingSource } from '@/art/drawings/drawing-source';
import { integrationFlow } from '@/art/drawings/integration-flow';
import { pathModels } from '@/art/drawings/path-models';
import { precisionMap } from '@/art/drawings/precision-map';
import { recordHouse } from '@/art/drawings/record-house';
import { rentSigns } from '@/art/drawings/rent-signs';
import { singleSignOn } from '@/art/drawings/single-sign-on';
import { writeFolder } from '@/lib/write-if-changed';
import { drawnColours } from './theme';

const target = 'public/drawings';

/** Every drawing that is shown as a file. */
export const drawingSources: readonly DrawingSource[] = [
  recordHouse,
  boxPlates,
  precisionMap,
  ...pathModels,
  ...rentSigns,
  ...diagramFiles('integration-flow', integrationFlow),
  ...diagramFiles('single-sign-on', singleSignOn),
];

/** Renders the components of drawings into the SVG files that pages show (`DrawingFile`), and deletes stale files. */
export function makeDrawings(): void {
  writeFolder(target, new Map(drawingSources.map((source) => [`${source.name}.svg`, drawingFile(source)])));
}

/**
 * Renders a drawing as an SVG file with day colours, and night colours when it is loaded with the fragment `#by-night`.
 * Custom properties are set on the root, because gradients inherit them from where they are defined.
 */
export function drawingFile({ view, parts, scene }: DrawingSource): string {
  const drawn = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={view.join(' ')}>
      {parts && <defs>{parts}</defs>}
      <g id="by-day" />
      <g id="by-night" />
      {scene}
    </svg>,
  );
  const style = '.glows{filter:drop-shadow(0 0 5px var(--glow))}';
  const used = new Set(Array.from((drawn + style).matchAll(/var\(--([\w-]+)/g), ([, name]) => name));
  const light = (selector: string, time: 'day' | 'night') => {
    const values = Object.entries(drawnColours(time)).filter(([name]) => used.has(name));
    return `${selector}{${values.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
  };
  const lights = light(':root', 'day') + light(':root:has(#by-night:target)', 'night');
  return `${drawn.replace('>', `><style>${style}${lights}</style>`)}\n`;
}
