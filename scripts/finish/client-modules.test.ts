/** @jest-environment node */
import { assertIslands } from './client-modules';
import { TestFolder } from './testing';

const form = 'components/islands/enquiry-form/enquiry-form.tsx';
const folder = new TestFolder();
afterAll(() => folder.remove());

/** Checks a route with these client modules, in the manifest that Next writes for it. */
function check(...modules: string[]) {
  const clientModules = Object.fromEntries(
    modules.flatMap((name) => [`[project]/${name}`, `[project]/${name} <module evaluation>`]).map((name) => [name, {}]),
  );
  folder.write(
    '(site)/contact/page_client-reference-manifest.js',
    'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};' +
      `globalThis.__RSC_MANIFEST["/contact/page"] = ${JSON.stringify({ clientModules })}`,
  );
  assertIslands(folder.path, new Set([form]));
}

it('knows islands, and what Next puts into every page', () => {
  const next = ['client/components/layout-router.js', 'lib/framework/boundary-components.js'];
  expect(() => check(form, ...next.map((file) => `node_modules/next/dist/esm/${file}`))).not.toThrow();
});

it('names any other module, its page and the way to an island', () => {
  expect(() => check('components/ui/counter.tsx')).toThrow(
    /^app\/contact\/page has the client component components\/ui\/counter\.tsx, which is no island: .*"A new island"/,
  );
});

it.each([
  ['next/link', 'client/app-dir/link.js', 'SiteLink'],
  ['next/script', 'client/script.js', 'InlineScript'],
  ['next/image', 'client/image-component.js', 'Picture'],
  ['next/dynamic', 'shared/lib/lazy-dynamic/preload-chunks.js', 'import()'],
])('names %s, and what to take instead', (name, file, instead) => {
  expect(() => check(`node_modules/next/dist/${file}`)).toThrow(`app/contact/page imports ${name}. `);
  expect(() => check(`node_modules/next/dist/${file}`)).toThrow(instead);
});
