import { expect, test } from '@playwright/test';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { company } from '@/content/company';
import { notFound } from '@/content/interface';
import { routes } from '@/content/routes';
import type { Redirect } from '@/lib/redirects';
import { hostFiles } from '../scripts/deploy/files';
import { builtSite } from '../scripts/lib/built-site';
import { cacheControlOf, contentTypes, revalidate, securityHeaders } from '../scripts/lib/headers';
import { findNginx } from '../scripts/lib/nginx';
import { sendRaw, type Answer } from '../scripts/lib/testing';
import { pageOf } from './support/built-site';
import { configurations, hostname, secret, startNginx, type NginxHost } from './support/nginx-host';

const out = builtSite();
const nginx = findNginx();
const hsts = 'strict-transport-security';
const https = `https://${hostname}`;

/** One page of each kind of address: rules go by pattern, so a second one of a kind would show nothing new. */
const kindsOfPage = [
  routes.home,
  routes.contact,
  // A page beside a folder of its name, the page in that folder, and the page below that.
  routes.ourServices,
  routes.integrations,
  routes.location,
  // Capital letters, which some hosts fold.
  routes.printApplicationFramework,
];

/** One file for visitors of each kind, by its address: its folder's rule and its type. */
const files = [
  ...new Map(
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .map((file) => `/${file.replaceAll('\\', '/')}`)
      .filter((file) => statSync(join(out, file)).isFile() && !/\.(?:html|br)$/.test(file))
      .filter((file) => !/^\/(?:404|_not-found|_headers|_redirects)(?:$|[./])/.test(file))
      .map((file) => [`${file.split('/')[1]} ${extname(file)}`, file]),
  ).values(),
];

/** Moved addresses as an editor would list them; the site's own list may be empty. */
const moved: readonly Redirect[] = [
  { from: '/what-we-do/cloud', to: routes.cloud, since: '2026-01-02', reason: 'Renamed for searches.' },
  { from: '/old/App.v2', to: routes.home, since: '2026-01-02', reason: 'Renamed for searches.' },
  { from: '/old/page', to: 'gone', since: '2026-01-02', reason: 'Nothing took its place.' },
];

/** An address as a browser sends it. */
const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

test.skip(!nginx, 'no nginx here, and none could be installed: the host configurations are not tested');
test.describe.configure({ mode: 'default' });

for (const configuration of configurations) {
  const secure = configuration === 'deploy/nginx.conf';

  test.describe(configuration, () => {
    let host: NginxHost;
    test.beforeAll(async () => {
      if (nginx) host = await startNginx(nginx, configuration, hostFiles(moved)[configuration]);
    });
    test.afterAll(() => host?.stop());

    function expectHeaders({ headers }: Answer, cacheControl: string): void {
      const all = Object.entries(securityHeaders).map(([name, value]): [string, string] => [name.toLowerCase(), value]);
      const expected = Object.fromEntries(all.filter(([name]) => name !== hsts));
      expect(headers).toMatchObject({ ...expected, 'cache-control': cacheControl });
      expect(headers[hsts]).toBe(secure ? securityHeaders['Strict-Transport-Security'] : undefined);
      expect(headers.server).toBe('nginx');
    }

    function expectHelpfulPage(answer: Answer, status: number): void {
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toBe(contentTypes.html);
      expectHeaders(answer, revalidate);
      const page = String(answer.body);
      const parts = [notFound.title, `mailto:${company.email}`, `href="${routes.ourServices}"`];
      expect(parts.filter((part) => !page.includes(part))).toEqual([]);
      expect(page.includes(secret)).toBe(false);
    }

    for (const route of kindsOfPage) {
      test(`${route}: 200, revalidated, compressed; with a slash or .html: 308 to it`, async () => {
        const page = readFileSync(join(out, route === '/' ? 'index.html' : `${route}.html`));
        const plain = await host.ask(route);
        expect([plain.status, plain.headers['content-type'], plain.headers['content-encoding']]).toEqual([
          200,
          contentTypes.html,
          undefined,
        ]);
        expect(plain.body.equals(page)).toBe(true);
        expectHeaders(plain, revalidate);

        const gzip = await host.ask(route, { headers: { 'Accept-Encoding': 'gzip' } });
        expect(gzip.headers).toMatchObject({
          'content-encoding': 'gzip',
          'content-type': contentTypes.html,
          vary: 'Accept-Encoding',
        });
        expect(gunzipSync(gzip.body).equals(page)).toBe(true);
        if (nginx?.brotli) {
          const brotli = await host.ask(route, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } });
          expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': contentTypes.html });
          expect(brotliDecompressSync(brotli.body).equals(page)).toBe(true);
          expect(brotli.body.length).toBeLessThan(gzip.body.length);
        }

        const again = await host.ask(route, { headers: { 'If-None-Match': plain.headers.etag ?? '' } });
        expect([again.status, again.body.length]).toEqual([304, 0]);
        expectHeaders(again, revalidate);
        const head = await host.ask(`${route}?from=mail`, { method: 'HEAD' });
        expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(page.length), 0]);

        const others =
          route === '/' ? ['/index', '/index.html', '/index/'] : [`${route}/`, `${route}//`, `${route}.html`];
        for (const other of others) {
          const moved = await host.ask(`${other}?a=/b/`);
          expect([other, moved.status, moved.headers.location]).toEqual([other, 308, `${route}?a=/b/`]);
          expectHeaders(moved, revalidate);
        }

        const canonical = pageOf(route).querySelector('link[rel=canonical]')?.getAttribute('href');
        if (canonical) expect((await host.ask(canonical.slice(company.origin.length) || '/')).status).toBe(200);
      });
    }

    test('a file of each kind: 200, its type, its cache rule, compressed where that was made', async () => {
      expect(files.length).toBeGreaterThan(10);
      for (const file of files) {
        const answer = await host.ask(encoded(file), { headers: { 'Accept-Encoding': 'gzip' } });
        const type = contentTypes[extname(file).slice(1)];
        const encoding = existsSync(join(out, `${file}.br`)) ? 'gzip' : undefined;
        expect([file, answer.status, answer.headers['content-type'], answer.headers['content-encoding']]).toEqual([
          file,
          200,
          type,
          encoding,
        ]);
        expectHeaders(answer, cacheControlOf(file));
      }
    });

    test('an address that has moved: 301 with its query, in one step; one that is gone: 410', async () => {
      for (const { from, to } of moved) {
        for (const path of [from, `${from}/`, `${from}.html`]) {
          const answer = await host.ask(`${path}?a=/b/&c=%20`);
          const [status, target] = to === 'gone' ? [308, from] : [301, to];
          if (to === 'gone' && path === from) expectHelpfulPage(answer, 410);
          else expect([path, answer.status, answer.headers.location]).toEqual([path, status, `${target}?a=/b/&c=%20`]);
        }
      }
      expect((await host.ask('/old/Appxv2')).status).toBe(404);
    });

    test('hashed files are kept for a year, a missing one is not', async () => {
      const chunk = files.find((file) => file.startsWith('/_next/static/') && file.endsWith('.js')) ?? '';
      expect((await host.ask(chunk)).headers['cache-control']).toContain('immutable');
      expect((await host.ask(chunk, { headers: { Range: 'bytes=0-9' } })).status).toBe(206);
      expectHelpfulPage(await host.ask('/_next/static/chunks/gone.js'), 404);
      expectHelpfulPage(await host.ask('/pictures/gone-480.0123456789.avif'), 404);
    });

    const nowhere = [
      '/nowhere', '/what-we-do/nowhere', '/404', '/404.html', '/404.txt', '/_not-found', '/_not-found.txt', '/_headers',
      '/_redirects', '/pictures', '/_next', '/_next/static', '/index.html.br', '/contact.html.br', '/.env', '/.git/config',
      '/.git', '/.well-known', '/.well-known/nothing', routes.printApplicationFramework.toLowerCase(), '/CONTACT', '/contact.txt/x',
      '//evil.example', '//evil.example/', '/%5Cevil.example', '/~root', '/contact%20', '/contact;jsessionid=1', '/%EF%BC%8E%EF%BC%8E/',
    ]; // prettier-ignore
    test(`what is not there: 404 with the ways on (${nowhere.length} addresses)`, async () => {
      for (const path of nowhere) {
        const answer = await host.ask(path);
        // A slash at the end is taken away first, on this site.
        if (answer.status === 308) expect(answer.headers.location).toBe(path.slice(0, -1));
        else expectHelpfulPage(answer, 404);
      }
    });

    const traversals = [
      '/../secret.txt', '/../../../../etc/passwd', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%2e%2e%2fsecret.txt', '/..%5csecret.txt',
      '/pictures/../../secret.txt', '/pictures../secret.txt', '/_next/static/../../../secret.txt', '/_next/static/..%2f..%2f..%2fsecret.txt',
      '/%252e%252e/secret.txt', '/..;/secret.txt', '/....//secret.txt', '/%c0%ae%c0%ae/secret.txt', '/./.git/config', '/pictures/../.git/config',
      '/%2egit/config', '/.%67it/config', '/x/..%2f.env', '/%2eenv', '/contact/../.env', '/.well-known/../.env', '/.well-known/%2e%2e/.git/config',
      '/file:///etc/passwd', '/proc/self/environ', '/secret.txt%00.html', '/%00', '/%', '/%zz', '/contact%0d%0aX-Injected: 1', '/\\..\\secret.txt',
      '/%0d%0aX-Injected:%201/', '//evil.example/%2e%2e/x', '/\\evil.example/', '/%5cevil.example/', '///evil.example//', '/.//evil.example/',
    ]; // prettier-ignore
    test(`no way out of the site's folder, and no redirect off the site (${traversals.length} attempts)`, async () => {
      for (const path of traversals) {
        // Over https a client library sends it, which some letters do not pass; plain http takes any.
        const isPlain = !secure || !/^[!-~]+$/.test(path);
        const answer = isPlain ? await raw(host.plainPort, path) : await host.ask(path).then(asText);
        const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
        expect([400, 404, 308], path).toContain(status);
        const leaks = [secret, 'root:', '\r\nX-Injected'].filter((leak) => answer.includes(leak));
        expect(leaks, path).toEqual([]);
        const location = /^location: (.*)$/im.exec(answer)?.[1];
        // What a browser makes of it stays on this host.
        if (location) expect(new URL(location, https).host, path).toBe(hostname);
      }
    });

    test('methods: 405 with the two that are allowed', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
        const { status, headers } = await host.ask('/contact', { method });
        expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
      }
    });

    test('an address of 2 MB, headers of 64 KB, a broken address: a page with the ways on', async () => {
      expectHelpfulPage(await host.ask(`/${'a'.repeat(2_000_000)}`), 414);
      expectHelpfulPage(await host.ask(`/contact?${'a'.repeat(2_000_000)}`), 414);
      expectHelpfulPage(await host.ask('/', { headers: { Cookie: 'a'.repeat(64_000) } }), 400);
      expectHelpfulPage(await host.ask('/%zz'), 400);
      expect((await host.ask(`/?${'a'.repeat(7_000)}`)).status).toBe(200);
    });

    test('a visitor with an address of 2 MB finds text, links and an address to write to', async ({ browser }) => {
      test.setTimeout(90_000);
      const context = await browser.newContext({ ignoreHTTPSErrors: true });
      let page = await context.newPage();
      const address = `${host.origin}/${'a'.repeat(2_000_000)}`;
      if (secure) {
        // Over HTTP/2, nginx ends the connection over such headers (RFC 9113 §10.5.1 lets it). The next one is fine.
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
      test('one name, by https: 308 from http and from the bare domain, with the whole address', async () => {
        const bare = hostname.replace(/^www\./, '');
        const address = '/what-we-do/cloud-services/?a=b%20c';
        for (const host_ of [hostname, bare]) {
          const { status, headers } = await host.ask(address, { plain: true, host: host_ });
          expect([status, headers.location, headers[hsts]]).toEqual([308, `${https}${address}`, undefined]);
        }
        const { status, headers } = await host.ask(address, { host: bare });
        expect([status, headers.location, headers[hsts]]).toEqual([
          308,
          `${https}${address}`,
          securityHeaders['Strict-Transport-Security'],
        ]);
      });
    } else {
      test('Strict-Transport-Security goes out for what came by https, and only then', async () => {
        const over = async (scheme: string) =>
          (await host.ask('/', { headers: { 'X-Forwarded-Proto': scheme } })).headers[hsts];
        expect([await over('https'), await over('http'), await over('')]).toEqual([
          securityHeaders['Strict-Transport-Security'],
          undefined,
          undefined,
        ]);
      });
    }

    test('a client that leaves in the middle, or says nothing sensible, disturbs nobody', async () => {
      for (const words of ['GET /contact HTTP/1.1\r\nHost: x\r\nX-Half', '\x16\x03\x01\x02\0', 'nonsense\r\n\r\n']) {
        await new Promise<void>((resolve) => {
          const socket = connect(host.plainPort, '127.0.0.1', () => socket.write(words, () => socket.destroy()));
          socket.once('close', () => resolve());
          socket.once('error', () => resolve());
        });
      }
      expect((await host.ask('/')).status).toBe(200);
    });
  });
}

function asText({ status, headers, body }: Answer): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  return [`HTTP/1.1 ${status} `, ...lines, '', String(body)].join('\r\n');
}

/** Sends a path that no client library would. */
function raw(port: number, path: string): Promise<string> {
  return sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
}
