import { expect, test } from '@playwright/test';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { company } from '@/content/company';
import { notFound } from '@/content/interface';
import { routes } from '@/test-support/routes';
import type { Redirect } from '@/lib/schemas/redirects';
import { hostFiles } from '../scripts/deploy/files';
import { builtSite } from '../scripts/lib/built-site';
import { contentTypes, fileHeaders, headersOf, pageHeaders, securityHeaders } from '../scripts/lib/headers';
import { sendRaw, type Answer } from '@/test-support/raw-request';
import { pageOf } from './support/built-site';
import { findNginx } from './support/find-nginx';
import { configurations, hostname, secret, startNginx, type NginxHost } from './support/nginx-host';
import { traversals, unknownPaths } from './support/request-paths';

const out = builtSite();
const nginx = findNginx();
const hsts = 'strict-transport-security';
const https = `https://${hostname}`;

/** Redirects for these tests, since the site's own list may be empty. */
const moved: readonly Redirect[] = [
  { from: '/what-we-do/cloud', to: routes.cloud, since: '2026-01-02', reason: 'Renamed for searches.' },
  { from: '/old/App.v2', to: routes.home, since: '2026-01-02', reason: 'Renamed for searches.' },
  { from: '/old/page', to: 'gone', since: '2026-01-02', reason: 'Renamed for searches.' },
];

/** One page of each kind of address, because the hosts' rules match patterns. */
const kindsOfPage = [
  routes.home,
  routes.contact,
  // A page beside a folder of the same name, a page in that folder, and one a level deeper.
  routes.ourServices,
  routes.integrations,
  routes.location,
  // Capital letters, which some hosts lower-case.
  routes.printApplicationFramework,
];

/** One public file for each combination of top-level folder and extension. */
const files = [
  ...new Map(
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .map((file) => `/${file.replaceAll('\\', '/')}`)
      .filter((file) => statSync(join(out, file)).isFile() && !/\.(?:html|br)$/.test(file))
      .filter((file) => !/^\/(?:404|_not-found|_headers|_redirects)(?:$|[./])/.test(file))
      .map((file) => [`${file.split('/')[1]} ${extname(file)}`, file]),
  ).values(),
];

/** A path, percent-encoded as a browser sends it. */
const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

test.skip(!nginx, 'nginx is missing: apt-get install nginx-light openssl libnginx-mod-http-brotli-static');
test.describe.configure({ mode: 'default' });

for (const configuration of configurations) {
  const secure = configuration === 'deploy/nginx.conf';

  test.describe(configuration, () => {
    let host: NginxHost;
    test.beforeAll(async () => {
      if (nginx) host = await startNginx(nginx, configuration, hostFiles(moved)[configuration]);
    });
    test.afterAll(() => host?.stop());

    function expectHeaders({ headers }: Answer, special: Readonly<Record<string, string>>): void {
      const expected = Object.entries({ ...securityHeaders, ...special }).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]);
      expect(headers).toMatchObject(Object.fromEntries(expected.filter(([name]) => name !== hsts)));
      expect(headers['x-robots-tag']).toBe(special['X-Robots-Tag']);
      expect(headers[hsts]).toBe(secure ? securityHeaders['Strict-Transport-Security'] : undefined);
      expect(headers.server).toBe('nginx');
    }

    function expectHelpfulPage(response: Answer, status: number): void {
      expect(response.status).toBe(status);
      expect(response.headers['content-type']).toBe(contentTypes.html);
      expectHeaders(response, pageHeaders);
      const page = String(response.body);
      const parts = [notFound.title, `mailto:${company.email}`, `href="${routes.ourServices}"`];
      expect(parts.filter((part) => !page.includes(part))).toEqual([]);
      expect(page.includes(secret)).toBe(false);
    }

    for (const route of kindsOfPage) {
      test(`${route}: 200, revalidated, compressed; with a slash or .html: 308 to the canonical address`, async () => {
        const page = readFileSync(join(out, route === '/' ? 'index.html' : `${route}.html`));
        const plain = await host.request(route);
        expect([plain.status, plain.headers['content-type'], plain.headers['content-encoding']]).toEqual([
          200,
          contentTypes.html,
          undefined,
        ]);
        expect(plain.body.equals(page)).toBe(true);
        expectHeaders(plain, pageHeaders);

        const gzip = await host.request(route, { headers: { 'Accept-Encoding': 'gzip' } });
        expect(gzip.headers).toMatchObject({
          'content-encoding': 'gzip',
          'content-type': contentTypes.html,
          vary: 'Accept-Encoding',
        });
        expect(gunzipSync(gzip.body).equals(page)).toBe(true);
        if (nginx?.brotli) {
          const brotli = await host.request(route, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } });
          expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': contentTypes.html });
          expect(brotliDecompressSync(brotli.body).equals(page)).toBe(true);
          expect(brotli.body.length).toBeLessThan(gzip.body.length);
        }

        const again = await host.request(route, { headers: { 'If-None-Match': plain.headers.etag ?? '' } });
        expect([again.status, again.body.length]).toEqual([304, 0]);
        expectHeaders(again, pageHeaders);
        const head = await host.request(`${route}?from=mail`, { method: 'HEAD' });
        expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(page.length), 0]);

        const others =
          route === '/' ? ['/index', '/index.html', '/index/'] : [`${route}/`, `${route}//`, `${route}.html`];
        for (const variant of others) {
          const moved = await host.request(`${variant}?a=/b/`);
          expect([variant, moved.status, moved.headers.location]).toEqual([variant, 308, `${route}?a=/b/`]);
          expectHeaders(moved, fileHeaders);
        }

        const canonical = pageOf(route).querySelector('link[rel=canonical]')?.getAttribute('href');
        if (canonical) expect((await host.request(canonical.slice(company.origin.length) || '/')).status).toBe(200);
      });
    }

    test('a file of each kind: 200, its type, its cache rule, compressed where a .br exists', async () => {
      expect(files.length).toBeGreaterThan(10);
      for (const file of files) {
        const response = await host.request(encoded(file), { headers: { 'Accept-Encoding': 'gzip' } });
        const type = contentTypes[extname(file).slice(1)];
        const encoding = existsSync(join(out, `${file}.br`)) ? 'gzip' : undefined;
        expect([file, response.status, response.headers['content-type'], response.headers['content-encoding']]).toEqual(
          [file, 200, type, encoding],
        );
        expectHeaders(response, headersOf(file));
      }
    });

    test('a moved address: 301 with its query; a removed one: 410', async () => {
      for (const { from, to } of moved) {
        for (const path of [from, `${from}/`, `${from}.html`]) {
          const response = await host.request(`${path}?a=/b/&c=%20`);
          const [status, target] = to === 'gone' ? [308, from] : [301, to];
          if (to === 'gone' && path === from) expectHelpfulPage(response, 410);
          else
            expect([path, response.status, response.headers.location]).toEqual([path, status, `${target}?a=/b/&c=%20`]);
        }
      }
      expect((await host.request('/old/Appxv2')).status).toBe(404);
    });

    test('hashed files are cached for a year, missing ones are not', async () => {
      const chunk = files.find((file) => file.startsWith('/_next/static/') && file.endsWith('.js')) ?? '';
      expect((await host.request(chunk)).headers['cache-control']).toContain('immutable');
      expect((await host.request(chunk, { headers: { Range: 'bytes=0-9' } })).status).toBe(206);
      expectHelpfulPage(await host.request('/_next/static/chunks/gone.js'), 404);
      expectHelpfulPage(await host.request('/pictures/gone-480.0123456789.avif'), 404);
    });

    test(`unknown addresses: 404 with links onwards (${unknownPaths.length} addresses)`, async () => {
      for (const path of unknownPaths) {
        const response = await host.request(path);
        // A trailing slash is redirected first.
        if (response.status === 308) expect(response.headers.location).toBe(path.slice(0, -1));
        else expectHelpfulPage(response, 404);
      }
    });

    test(`no path traversal, and no redirect to another host (${traversals.length} attempts)`, async () => {
      for (const path of traversals) {
        // The HTTPS client rejects some characters; a raw HTTP socket sends any.
        const isPlain = !secure || !/^[!-~]+$/.test(path);
        const response = isPlain ? await requestRaw(host.plainPort, path) : await host.request(path).then(asText);
        const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);
        expect([400, 404, 308], path).toContain(status);
        const leaks = [secret, 'root:', '\r\nX-Injected'].filter((leak) => response.includes(leak));
        expect(leaks, path).toEqual([]);
        const location = /^location: (.*)$/im.exec(response)?.[1];
        // Resolved as a browser would, it stays on this host.
        if (location) expect(new URL(location, https).host, path).toBe(hostname);
      }
    });

    test('other methods: 405 with the two that are allowed', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
        const { status, headers } = await host.request('/contact', { method });
        expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
      }
    });

    test('an address of 2 MB, headers of 64 KB, a malformed address: an error page with links onwards', async () => {
      expectHelpfulPage(await host.request(`/${'a'.repeat(2_000_000)}`), 414);
      expectHelpfulPage(await host.request(`/contact?${'a'.repeat(2_000_000)}`), 414);
      expectHelpfulPage(await host.request('/', { headers: { Cookie: 'a'.repeat(64_000) } }), 400);
      expectHelpfulPage(await host.request('/%zz'), 400);
      expect((await host.request(`/?${'a'.repeat(7_000)}`)).status).toBe(200);
    });

    test('an address of 2 MB leaves a visitor with text, links and an email address', async ({ browser }) => {
      test.setTimeout(90_000);
      const context = await browser.newContext({ ignoreHTTPSErrors: true });
      let page = await context.newPage();
      const address = `${host.origin}/${'a'.repeat(2_000_000)}`;
      if (secure) {
        // Over HTTP/2, nginx closes the connection on such headers (allowed by RFC 9113 §10.5.1); a new one works.
        const problem = await page.goto(address).catch((error: Error) => error.message);
        expect(String(problem).slice(0, 60)).toContain('ERR_CONNECTION_CLOSED');
        page = await context.newPage();
        await page.goto(host.origin);
      } else {
        expect((await page.goto(address))?.status()).toBe(414);
        await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
        await page.locator(`main a[href="${routes.ourServices}"]`).click();
        await page.waitForURL(`${host.origin}${routes.ourServices}`);
      }
      await expect(page.locator(`a[href="mailto:${company.email}"]:visible`).first()).toBeVisible();
      await context.close();
    });

    if (secure) {
      test('one host name, over HTTPS: 308 from HTTP and from the bare domain, with path and query', async () => {
        const bare = hostname.replace(/^www\./, '');
        const address = '/what-we-do/cloud-services/?a=b%20c';
        for (const name of [hostname, bare]) {
          const { status, headers } = await host.request(address, { plain: true, host: name });
          expect([status, headers.location, headers[hsts]]).toEqual([308, `${https}${address}`, undefined]);
        }
        const { status, headers } = await host.request(address, { host: bare });
        expect([status, headers.location, headers[hsts]]).toEqual([
          308,
          `${https}${address}`,
          securityHeaders['Strict-Transport-Security'],
        ]);
      });
    } else {
      test('Strict-Transport-Security is sent only for requests that arrived over HTTPS', async () => {
        const over = async (scheme: string) =>
          (await host.request('/', { headers: { 'X-Forwarded-Proto': scheme } })).headers[hsts];
        expect([await over('https'), await over('http'), await over('')]).toEqual([
          securityHeaders['Strict-Transport-Security'],
          undefined,
          undefined,
        ]);
      });
    }

    test('a client that disconnects early or sends nonsense does not affect others', async () => {
      for (const bytes of ['GET /contact HTTP/1.1\r\nHost: x\r\nX-Half', '\x16\x03\x01\x02\0', 'nonsense\r\n\r\n']) {
        await new Promise<void>((resolve) => {
          const socket = connect(host.plainPort, '127.0.0.1', () => socket.write(bytes, () => socket.destroy()));
          socket.once('close', () => resolve());
          socket.once('error', () => resolve());
        });
      }
      expect((await host.request('/')).status).toBe(200);
    });
  });
}

function asText({ status, headers, body }: Answer): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  return [`HTTP/1.1 ${status} `, ...lines, '', String(body)].join('\r\n');
}

/** Sends a path unchanged over a raw socket, for paths that HTTP clients reject or normalise. */
function requestRaw(port: number, path: string): Promise<string> {
  return sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
}
