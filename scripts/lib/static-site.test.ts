/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { localHeaders, securityHeaders } from './headers';
import { closeServer } from './http';
import { listen } from './ports';
import { createStaticSite } from './static-site';
import { request, sendRaw } from '@/test-support/raw-request';

const page = '<!doctype html><title>What we do</title>';
const site: Record<string, string | Buffer> = {
  'index.html': '<!doctype html><title>Home</title>',
  '404.html': '<!doctype html><title>Not here</title>',
  'what-we-do.html': page,
  'what-we-do.html.br': brotliCompressSync(page),
  'what-we-do/cloud.html': '<!doctype html><title>Cloud</title>',
  'what-we-do.txt': 'payload – ü',
  'photo.avif': 'avif',
  'brochure.pdf': '0123456789',
  '_next/static/chunks/a1b2.js': 'void 0',
  '.hidden': 'secret',
};
const since = '2026-01-02';

let folder: string;
let port: number;
let server: Server;

const get = (path: string, headers?: Record<string, string>, method?: string) => request(port, path, headers, method);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  for (const [name, content] of Object.entries({ ...site, '../outside.txt': 'outside' })) {
    const file = join(folder, 'out', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const redirects = [
    { from: '/old', to: '/contact', since, reason: 'A test.' },
    { from: '/older', to: 'gone', since, reason: 'A test.' },
  ] as const;
  server = createServer(createStaticSite(join(folder, 'out'), redirects));
  port = await listen(server, 0);
});

afterAll(async () => {
  await closeServer(server);
  rmSync(folder, { recursive: true });
});

it.each([
  ['/', 'Home'],
  ['/what-we-do', 'What we do'],
  ['/what-we-do?from=mail', 'What we do'],
  ['/what-we-do/cloud', 'Cloud'],
])('serves the page at %s without ".html", even beside a folder of that name', async (path, title) => {
  const { status, headers, body } = await get(path);
  expect([status, String(body)]).toEqual([200, expect.stringContaining(title)]);
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate, no-transform');
});

it('sends the precompressed file to a browser that accepts Brotli', async () => {
  const { headers, body } = await get('/what-we-do', { 'Accept-Encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(String(brotliDecompressSync(body))).toBe(page);
});

it.each([
  ['/what-we-do.txt', 'text/plain; charset=utf-8'],
  ['/photo.avif', 'image/avif'],
  ['/_next/static/chunks/a1b2.js', 'text/javascript; charset=utf-8'],
])('sends %s as %s', async (path, type) => {
  expect((await get(path)).headers['content-type']).toBe(type);
});

it('caches hashed files for a year, but not their 404s', async () => {
  const { headers } = await get('/_next/static/chunks/a1b2.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/_next/static/chunks/gone.js')).headers['cache-control']).toMatch(/max-age=0/);
});

it.each(['bytes=2-4', 'bytes=5-2'])('sends the whole file for the range "%s"', async (range) => {
  const { status, body } = await get('/brochure.pdf', { Range: range });
  expect([status, body.length]).toEqual([200, 10]);
});

it.each([
  '/nowhere',
  '/What-We-Do',
  '/.hidden',
  '/../outside.txt',
  '/..%2foutside.txt',
  '/what-we-do/../../outside.txt',
  '//what-we-do',
])('responds to %s with the 404 page and status', async (path) => {
  const { status, body } = await get(path);
  expect([status, String(body)]).toEqual([404, expect.stringContaining('Not here')]);
});

it.each(['/%', '/%C3%28', '/%00', '*'])('responds to the malformed path %s with 404', async (target) => {
  const answer = await sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
});

it.each([
  ['/what-we-do/', 308, '/what-we-do'],
  ['/what-we-do/cloud/?a=b/', 308, '/what-we-do/cloud?a=b/'],
  ['//evil.example/', 404, undefined],
  ['/\\evil.example/', 404, undefined],
  ['/%2F%2Fevil.example/', 308, '/%2F%2Fevil.example'],
  ['/%5Cevil.example/', 308, '/%5Cevil.example'],
  ['/old?a=/b/', 301, '/contact?a=/b/'],
  ['/old/?a=/b/', 301, '/contact?a=/b/'],
  ['/old.html?a=/b/', 301, '/contact?a=/b/'],
  ['/older', 410, undefined],
])('responds to %s with %i and the location %s', async (path, status, location) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

it('rejects methods other than GET and HEAD', async () => {
  const { status, headers } = await get('/', {}, 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

it.each(['/', '/what-we-do/', '/%', '/nowhere'])('sends the production headers with %s', async (path) => {
  const sent = Object.fromEntries(Object.entries(localHeaders).map(([name, value]) => [name.toLowerCase(), value]));
  expect((await get(path)).headers).toMatchObject(sent);
});

it('omits only Strict-Transport-Security over HTTP', () => {
  const { 'Strict-Transport-Security': hsts, ...others } = securityHeaders;
  expect(hsts).toContain('max-age=');
  expect(localHeaders).toEqual(others);
});

it('survives a file that is deleted after startup', async () => {
  writeFileSync(join(folder, 'out', 'passing.txt'), 'here and gone');
  const siteServer = createServer(createStaticSite(join(folder, 'out')));
  const origin = `http://localhost:${await listen(siteServer, 0)}`;
  rmSync(join(folder, 'out', 'passing.txt'));
  await expect(fetch(`${origin}/passing.txt`).then((response) => response.text())).rejects.toThrow();
  expect((await fetch(origin)).status).toBe(200);
  await closeServer(siteServer);
});

it('serves the site of a build that replaces the one it began with', async () => {
  const site = join(folder, 'rebuilt');
  const build = (target: string, words: string) => {
    mkdirSync(target);
    for (const file of ['404.html', 'index.html', `${words}.js`]) writeFileSync(join(target, file), words);
    // As when both are written in one tick of the file system's clock.
    utimesSync(join(target, '404.html'), new Date(since), new Date(since));
  };
  build(site, 'before');
  const siteServer = createServer(createStaticSite(site));
  const port = await listen(siteServer, 0);
  const bodyAt = async (path: string) => String((await request(port, path)).body);
  expect(await bodyAt('/')).toBe('before');

  build(`${site}-next`, 'afterwards');
  renameSync(site, `${site}-before`);
  expect(await bodyAt('/nowhere')).toBe('before');
  renameSync(`${site}-next`, site);
  expect([await bodyAt('/'), await bodyAt('/afterwards.js'), await bodyAt('/before.js')]).toEqual(
    Array(3).fill('afterwards'),
  );
  await closeServer(siteServer);
});
