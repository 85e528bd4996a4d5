import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = readFileSync(join(__dirname, 'page.inline.ts'), 'utf8');
/** What the script imports of the site, and the module that each comes from. */
const imported = [...source.matchAll(/^import \{ (.*) \} from '(\..*)';$/gm)].flatMap(
  ([, names = '', specifier = '']) => names.split(', ').map((name) => ({ name, specifier })),
);

let called: string[] = [];
let broken: string | undefined;

for (const { specifier } of imported)
  jest.doMock(specifier, () => {
    const record = (name: string) => () => {
      called.push(name);
      if (name === broken) throw new Error(name);
    };
    const names = imported.filter((entry) => entry.specifier === specifier).map(({ name }) => name);
    return Object.fromEntries(names.map((name) => [name, record(name)]));
  });
jest.useFakeTimers();
// Among what is broken is `document.fonts`, which jsdom lacks.
jest.spyOn(console, 'error').mockImplementation();
process.env.MEASUREMENT_ENDPOINT = 'https://stats.example/api/event';

/** Runs the script with each enhancement replaced by a record of its call; the one named throws. */
function run(name?: string): string[] {
  delete document.documentElement.dataset.js;
  called = [];
  broken = name;
  jest.isolateModules(() => jest.requireActual('./page.inline'));
  try {
    jest.runAllTimers();
  } catch (error) {
    expect(error).toEqual(new Error(broken));
  }
  return called;
}

const names = imported.map(({ name }) => name).sort();

it.each([undefined, ...names])('with %s broken all others run, and the stylesheet knows that scripts do', (name) => {
  expect(run(name).sort()).toEqual(names);
  expect(document.documentElement).toHaveAttribute('data-js');
});
