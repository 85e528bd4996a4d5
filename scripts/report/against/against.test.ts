/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Redirect } from '@/lib/schemas/redirects';
import { closeServer } from '../../lib/http';
import { listen } from '../../lib/ports';
import { createStaticSite } from '../../lib/static-site';
import { readSite } from '../read-site';
import { fetchWithRetry } from './fetch-with-retry';
import { differencesOf } from './differences';
import { hostFaults } from './host-faults';
import { readHost } from './read-host';

const base = 'https://www.company.example';
const folder = mkdtempSync(join(tmpdir(), 'against-'));
const servers: Server[] = [];

const page = (title: string, { head = '', body = '' } = {}) =>
  `<!DOCTYPE html><html><head><title>${title}</title><meta name="description" content="About ${title}"><meta name="robots" content="index, follow"><link rel="canonical" href="${base}">${head}</head><body><main><h1>${title}</h1><a href="/two?x=1#y">Two</a>${body}</main></body></html>`;

const sitemap = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>${base}${path}</loc></url>`).join('')}</urlset>`;

const whole = {
  'index.html': page('One'),
  'two.html': page('Two'),
  '404.html': page('Not here'),
  'sitemap.xml': sitemap('/', '/two'),
  'robots.txt': '',
};

function write(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
  return join(folder, name);
}

async function serve(server: Server): Promise<string> {
  servers.push(server);
  return `http://localhost:${await listen(server, 0)}`;
}

/** The differences between a live site and a build, as "route subject: before → after (level)". */
async function compared(name: string, build: Record<string, string>, redirects: readonly Redirect[] = []) {
  const origin = await serve(createServer(createStaticSite(write(`${name}-live`, whole))));
  const site = await readSite(write(`${name}-build`, build));
  const routes = site.pages.map(({ route }) => route).filter((route) => route !== '/404');
  const host = await readHost(origin, routes, base);
  return differencesOf(host, site.pages, redirects).map(
    ({ route, subject, before, after, level }) => `${route} ${subject}: ${before} → ${after} (${level})`,
  );
}

afterAll(async () => {
  await Promise.all(servers.map((server) => closeServer(server)));
  rmSync(folder, { recursive: true });
});

it('finds no differences when the host serves this build', async () => {
  expect(await compared('same', whole)).toEqual([]);
});

it('reports changes of title, heading, canonical and structured data', async () => {
  const data = '<script type="application/ld+json">{"@type": "WebPage"}</script>';
  const two = page('New', { head: data }).replace(`<link rel="canonical" href="${base}">`, '');
  expect(await compared('changed', { ...whole, 'two.html': two })).toEqual([
    '/two title: Two → New (change)',
    '/two description: About Two → About New (change)',
    `/two canonical: ${base} →  (change)`,
    '/two h1: Two → New (change)',
    '/two structured data:  → WebPage (change)',
  ]);
});

it('reports a page that becomes noindex, or is lost, as an error', async () => {
  const hidden = page('Two').replace('index, follow', 'noindex, follow');
  expect(await compared('hidden', { ...whole, 'two.html': hidden })).toEqual([
    '/two robots: index, follow → noindex, follow (error)',
  ]);
  const { 'two.html': lost, ...rest } = whole;
  expect(lost).toBeDefined();
  const [difference] = await compared('lost', rest);
  expect(difference).toMatch(/^\/two address: a page → lost: .* \(error\)$/);
});

it('treats a renamed page with a redirect as moved, and without one as lost', async () => {
  const { 'two.html': two, ...rest } = whole;
  const renamed = { ...rest, 'three.html': two };
  const move: Redirect = { from: '/two', to: '/three' as Redirect['to'], since: '2026-01-02', reason: 'A test.' };
  expect(await compared('renamed', renamed, [move])).toEqual([
    '/three address: none → a new page (change)',
    '/two address: a page → a redirect to /three (change)',
  ]);
  expect((await compared('forgotten', renamed)).at(-1)).toContain('lost');
});

it('reports what a host does wrong', async () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-x'"><script>1</script>`;
  const files: Record<string, string> = {
    '/': page('One', { head: policy, body: '<img src="/gone.avif"><a href="/round">Round</a>' }),
    '/sitemap.xml': '<html>Welcome</html>',
  };
  const origin = await serve(
    createServer(({ url = '' }, response) => {
      if (url === '/round') return response.writeHead(302, { Location: '/round' }).end();
      // Unknown paths get the home page with status 200.
      response.writeHead(url === '/gone.avif' ? 404 : 200, { 'Content-Type': 'text/html' });
      response.end(files[url] ?? files['/']);
    }),
  );
  const faults = (await hostFaults(await readHost(origin, ['/'], base))).map(
    ({ subject, text }) => `${subject}: ${text}`,
  );
  const expected = [
    /^sitemap: .* is not a sitemap/,
    /^status: .*\/round redirects in circles/,
    /^missing pages: .*responds with 200; expected 404/,
    /^headers: X-Content-Type-Options: missing/,
    /^headers: Cache-Control: missing/,
    /^headers: Pages are sent without compression/,
    /^policy: \/: 1 inline/,
    /^pictures: \/gone\.avif does not load: 404/,
  ];
  for (const pattern of expected) expect(faults).toContainEqual(expect.stringMatching(pattern));
});

it('explains a refused connection and an unknown host name', async () => {
  const server = createServer();
  const port = await listen(server, 0);
  await closeServer(server);
  await expect(fetchWithRetry(`http://localhost:${port}`)).rejects.toThrow(`localhost:${port} refuses connections.`);
  await expect(fetchWithRetry('http://nobody.invalid')).rejects.toThrow('nobody.invalid has an unknown host name');
});

it('retries after server errors', async () => {
  let requests = 0;
  const origin = await serve(createServer((_, response) => response.writeHead(++requests < 3 ? 503 : 200).end('x')));
  expect((await fetchWithRetry(origin)).status).toBe(200);
  expect(requests).toBe(3);
});
