/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The example, built by `next build` as its reader would; beside it no other file of this repository. */
let site: string;

beforeAll(() => {
  const workspace = join(__dirname, '../../..');
  mkdirSync(join(workspace, '.cache'), { recursive: true });
  site = mkdtempSync(join(workspace, '.cache/example-'));
  cpSync(join(__dirname, '../example'), site, { recursive: true });
  const env = { ...process.env, NODE_ENV: 'development' as const, WORKSPACE: workspace };
  execFileSync(process.execPath, [join(workspace, 'node_modules/next/dist/bin/next'), 'build'], { cwd: site, env });
}, 240_000);
afterAll(() => rmSync(site, { recursive: true, force: true }));

const page = (name: string) => readFileSync(join(site, 'out', `${name}.html`), 'utf8');
const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

it('ships no script, and allows none, on a page without islands', () => {
  expect(page('index')).toContain('<details>');
  expect(page('index')).not.toMatch(/<script|_next\/static\/(?:chunks|islands)|media="print"/);
  expect(policyOf(page('index'))).toContain("script-src 'none'");
});

it('ships React with the island on the page that has one, complete before it comes', () => {
  const html = page('counter');
  expect(html).toMatch(/<button type="button"[^>]*>Pressed <!-- -->3<!-- --> times/);
  const address = /<script data-src="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(readFileSync(join(site, 'out', address), 'utf8')).toContain('hydrate');
  expect(policyOf(html)).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/);
  expect(policyOf(html)).not.toMatch(/unsafe|connect-src/);
});

it('has no other files than documents, styles, islands and their compressed forms', () => {
  const files = readdirSync(join(site, 'out'), { recursive: true })
    .map(String)
    .filter((file) => file.includes('.'));
  const kinds = files.map((file) => file.replace(/-[\w]{8,10}(?=\.)/, '').replace(/\.br$/, ''));
  expect([...new Set(kinds)].sort()).toEqual([
    '404.html',
    '_next/static/islands/islands.js',
    '_next/static/screen.css',
    'counter.html',
    'index.html',
  ]);
});

it('tells hosts that know Next where the site is', () => {
  const note = JSON.parse(readFileSync(join(site, '.next/export-detail.json'), 'utf8')) as { outDirectory: string };
  expect(note.outDirectory).toBe(join(site, 'out'));
  expect(existsSync(join(site, '.next/export'))).toBe(false);
});
