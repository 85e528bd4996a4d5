/** @jest-environment node */
import { assertIslands, clientModulesOf } from './client-modules';
import { TestFolder } from './testing';

const form = 'components/islands/enquiry-form/enquiry-form.tsx';
const islands = new Set([form]);
const check = (...modules: string[]) => assertIslands(new Map([['/contact/page', modules]]), islands);

it('reads the client modules of each route out of what Next writes', () => {
  const manifest = (route: string, ...names: string[]) =>
    'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};' +
    `globalThis.__RSC_MANIFEST["${route}"] = {"clientModules":${JSON.stringify(Object.fromEntries(names.map((name) => [name, {}])))}}`;
  const folder = new TestFolder({
    'server/app/(site)/a/page_client-reference-manifest.js': manifest(
      '/(site)/a/page',
      `[project]/${form}`,
      `[project]/${form} <module evaluation>`,
    ),
    'server/app/page_client-reference-manifest.js': manifest('/page'),
  });
  expect([...clientModulesOf(folder.path)].sort()).toEqual([
    ['/(site)/a/page', [form]],
    ['/page', []],
  ]);
  folder.remove();
});

it('knows islands, and what Next puts into every page', () => {
  const next = ['client/components/layout-router.js', 'lib/framework/boundary-components.js'];
  expect(() => check(form, ...next.map((file) => `node_modules/next/dist/esm/${file}`))).not.toThrow();
});

it('names any other module, its page and the way to an island', () => {
  expect(() => check('components/ui/counter.tsx')).toThrow(
    /^components\/ui\/counter\.tsx is a client component of app\/contact\/page, but no island: .*"A new island"/,
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
