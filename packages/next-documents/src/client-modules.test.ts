/** @jest-environment node */
import { assertIslands } from './client-modules.ts';
import { TestFolder } from './testing.ts';

const form = 'islands/form.tsx';
const folder = new TestFolder();
afterAll(() => folder.remove());

/** Checks a manifest, in Next's format, of a route with these client modules. */
function check(...modules: string[]) {
  const clientModules = Object.fromEntries(
    modules.flatMap((name) => [`[project]/${name}`, `[project]/${name} <module evaluation>`]).map((name) => [name, {}]),
  );
  folder.write(
    '(site)/contact/page_client-reference-manifest.js',
    'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};' +
      `globalThis.__RSC_MANIFEST["/contact/page"] = ${JSON.stringify({ clientModules })}`,
  );
  assertIslands(folder.path, new Set([form]), { 'next/link': 'Use <a>.' });
}

it('accepts islands, and the modules that Next adds to every page', () => {
  const next = ['client/components/layout-router.js', 'lib/framework/boundary-components.js'];
  expect(() => check(form, ...next.map((file) => `node_modules/next/dist/esm/${file}`))).not.toThrow();
});

it('rejects any other module, naming its page and how to make it an island', () => {
  expect(() => check('components/ui/counter.tsx')).toThrow(
    /^app\/contact\/page has the client component components\/ui\/counter\.tsx, which is not an island: .*Make it an island/,
  );
});

it.each([
  ['next/link', 'client/app-dir/link.js', 'Use <a>.'],
  ['next/script', 'client/script.js', 'needs Next’s client'],
  ['next/image', 'client/image-component.js', 'needs Next’s client'],
  ['next/dynamic', 'shared/lib/lazy-dynamic/preload-chunks.js', 'needs Next’s client'],
])('rejects %s, and names the replacement', (name, file, instead) => {
  expect(() => check(`node_modules/next/dist/${file}`)).toThrow(`app/contact/page imports ${name}. `);
  expect(() => check(`node_modules/next/dist/${file}`)).toThrow(instead);
});
