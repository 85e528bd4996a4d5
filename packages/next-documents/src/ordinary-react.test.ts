/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { assertIslands } from './client-modules.ts';
import { parsePage } from './html.ts';
import { finishPage } from './page.ts';

/** A separate project, built once by Next, with a page for each React or Next feature that somebody may use. */
const project: Record<string, string> = {
  'package.json': '{}',
  'next.config.mjs':
    "export default { output: 'export', images: { unoptimized: true }, turbopack: { root: process.env.ROOT } }",
  'app/layout.jsx':
    'import \'./style.css\';export default ({ children }) => <html lang="en"><head><title>A page</title></head><body>{children}</body></html>',
  'app/style.css': 'p { margin: 0 }',
  'counter.jsx':
    "'use client';import { useState } from 'react';export const Counter = () => { const [count, set] = useState(0);return <button onClick={() => set(count + 1)}>{count}</button> }",
  'router.jsx':
    "'use client';import { useRouter } from 'next/navigation';export const Router = () => <button onClick={useRouter().back}>Back</button>",
  'plain.jsx': 'export const Plain = () => <p>Plain</p>;export default Plain',
  'island.jsx': "'use client';export const Sample = () => <p>Island</p>",
  'app/plain/page.jsx': "import { Plain } from '../../plain';export default Plain",
  'app/island/page.jsx':
    'import { Sample } from \'../../island\';export default () => <div data-island="sample" data-hydrate="idle"><Sample /></div>',
  'app/lazy/page.jsx':
    "import { lazy } from 'react';const Plain = lazy(() => import('../../plain'));export default () => <Plain />",
  'app/client/page.jsx': "import { Counter } from '../../counter';export default () => <Counter />",
  'app/router/page.jsx': "import { Router } from '../../router';export default () => <Router />",
  'app/link/page.jsx': 'import Link from \'next/link\';export default () => <Link href="/plain">Plain</Link>',
  'app/image/page.jsx':
    'import Image from \'next/image\';export default () => <Image src="/a.png" alt="" width={1} height={1} />',
  'app/script/page.jsx': 'import Script from \'next/script\';export default () => <Script src="/track.js" />',
  'app/dynamic/page.jsx':
    "import dynamic from 'next/dynamic';const Counter = dynamic(() => import('../../counter').then((all) => all.Counter));export default () => <Counter />",
  'app/form/page.jsx': 'import Form from \'next/form\';export default () => <Form action="/plain" />',
};

/** Where the node_modules of the workspace are. */
const root = join(__dirname, '../../..');
let folder: string;

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/ordinary-react-'));
  for (const [file, text] of Object.entries(project)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const env = { ...process.env, NODE_ENV: 'production' as const, ROOT: root };
  execFileSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], { cwd: folder, env });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Checks and finishes one page of the project, as `npm run build` does. */
function build(page: string): string {
  const island = relative(root, join(folder, 'island.jsx'));
  assertIslands(join(folder, '.next/server/app', page), new Set([island]), {});
  const html = readFileSync(join(folder, 'out', `${page}.html`), 'utf8');
  const styles = new Map(
    Array.from(html.matchAll(/\/_next[^"]*\.css/g), ([href]) => [href, { screen: '', print: [] }]),
  );
  return finishPage(parsePage(html), {
    inlineScripts: new Set(),
    islands: { loader: 'load()', module: '/islands.js', code: '', classes: new Map() },
    styles,
    screen: '/screen.css',
    print: { href: '/print.css', css: '' },
    settings: {},
  });
}

it.each([
  ['plain', '<p>Plain</p>'],
  ['lazy', '<p>Plain</p>'],
  ['island', '<p>Island</p>'],
])('a page with %s works', (page, markup) => {
  expect(build(page)).toContain(markup);
});

it.each([
  ['client', 'counter.jsx, which is not an island'],
  ['router', 'router.jsx, which is not an island'],
  ['link', 'app/link/page imports next/link. '],
  ['image', 'app/image/page imports next/image. '],
  ['script', 'app/script/page imports next/script. '],
  ['dynamic', 'app/dynamic/page imports next/dynamic. '],
  ['form', 'app/form/page has the client component '],
])('a page with %s stops the build', (page, message) => {
  expect(() => build(page)).toThrow(message);
});
