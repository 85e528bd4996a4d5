/** @jest-environment node */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { filesBelow, sourcesBelow } from '../lib/files';

/** The paths of files in app/ and components/ with an ending. */
const below = (list: (folder: string) => string[]) => ['app', 'components'].flatMap(list);

/** The classes in the selectors of a stylesheet. */
function classesIn(css: string): string[] {
  const classes: string[] = [];
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.((?:\\.|[\w-])+)/g)) classes.push(name.replaceAll('\\', ''));
  });
  return classes;
}

it('every global class of a stylesheet is written whole in some component', () => {
  const sources = below((folder) => [...sourcesBelow(folder, '.tsx'), ...sourcesBelow(folder, '.ts')]);
  const written = new Set(sources.flatMap((file) => readFileSync(file, 'utf8').split(/["'`\s]+/)));
  const sheets = below((folder) => filesBelow(folder, '.css').map((file) => `${folder}/${file}`));
  const unused = sheets.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    const isModule = file.endsWith('.module.css');
    const global = isModule ? [...css.matchAll(/:global\(\.([\w-]+)\)/g)].map(([, name = '']) => name) : classesIn(css);
    return [...new Set(global)].filter((name) => !written.has(name)).map((name) => `${file}: .${name}`);
  });
  expect(sources.length).toBeGreaterThan(200);
  expect(unused).toEqual([]);
});
