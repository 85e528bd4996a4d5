/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

import { localHeaders, securityHeaders } from './headers';
import { closeServer } from './http';
import { listen } from './ports';
import { createStaticServer } from './static-server';
import { request, sendAndLeave, sendRaw } from './testing';

const page = '<!doctype html><title>What we do</title>';
const site: Record<string, string | Buffer> = {
  'index.html': '<!doctype html><title>Home</title>',
  '404.html': '<!doctype html><title>Not here</title>',
  'what-we-do.html': page,
  'what-we-do.html.br': brotliCompressSync(page),
  'what-we-do.html.gz': gzipSync(page),
  'what-we-do.txt': '1:"payload – ü"',
  'what-we-do/cloud.html': '<!doctype html><title>Cloud</title>',
  'App-in-box-pdf.html': '<!doctype html><title>Print</title>',
  'site.webmanifest': '{}',
  'favicon.ico': 'ico',
  'sitemap.xml': '<urlset/>',
  'data.json': '{}',
  'mark.svg': '<svg/>',
  'photo.avif': 'avif',
  'photo.webp': 'webp',
  'brochure.pdf': '0123456789',
  '_next/static/chunks/a1b2.js': 'void 0',
  '_next/static/chunks/a1b2.css': 'a{}',
  '_next/static/media/font.woff2': 'woff2',
  '.hidden': 'secret',
};

let folder: string;
let port: number;
let server: ReturnType<typeof createStaticServer>;

const get = (path: string, headers?: Record<string, string>, method?: string) => request(port, path, headers, method);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  writeFileSync(join(folder, 'outside.txt'), 'outside');
  for (const [name, content] of Object.entries(site)) {
    const file = join(folder, 'out', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  server = createStaticServer(join(folder, 'out'), securityHeaders);
  await listen(server, 0);
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  await closeServer(server);
  rmSync(folder, { recursive: true });
});

// Whatever a test sent, the server has to be there for the next one.
afterEach(async () => {
  expect((await get('/')).status).toBe(200);
});

describe('pages', () => {
  it('serves the home page, a page beside a folder of its name, and a page inside it', async () => {
    expect(String((await get('/')).body)).toContain('Home');
    expect(String((await get('/what-we-do')).body)).toContain('What we do');
    expect(String((await get('/what-we-do?from=mail')).body)).toContain('What we do');
    expect(String((await get('/what-we-do/cloud')).body)).toContain('Cloud');
  });

  it('answers HEAD with the headers alone', async () => {
    const { status, headers, body } = await get('/what-we-do', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(page.length), 0]);
  });

  it('prefers brotli to gzip, and sends plain text to those who take neither', async () => {
    const brotli = await get('/what-we-do', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html;charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(String(brotliDecompressSync(brotli.body))).toBe(page);

    const gzip = await get('/what-we-do', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(gzip.body))).toBe(page);

    const plain = await get('/what-we-do');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(String(plain.body)).toBe(page);
  });

  it('has pages revalidated, and answers 304 to who has them', async () => {
    const { headers } = await get('/what-we-do');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await get('/what-we-do', { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('types and caching', () => {
  it.each([
    ['/what-we-do.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
    ['/_next/static/chunks/a1b2.js', 'text/javascript; charset=utf-8'],
    ['/_next/static/chunks/a1b2.css', 'text/css; charset=utf-8'],
    ['/_next/static/media/font.woff2', 'font/woff2'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/data.json', 'application/json'],
    ['/mark.svg', 'image/svg+xml'],
    ['/photo.avif', 'image/avif'],
    ['/photo.webp', 'image/webp'],
    ['/favicon.ico', 'image/x-icon'],
    ['/brochure.pdf', 'application/pdf'],
  ])('sends %s as %s', async (path, type) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  it('keeps hashed files for ever, but not their absence', async () => {
    const hashed = await get('/_next/static/chunks/a1b2.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const missing = await get('/_next/static/chunks/gone.js');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'public, max-age=0, must-revalidate']);
  });
});

it.each(['bytes=2-4', 'bytes=10-', 'bytes=5-2', 'bytes=0-1,3-4', ''])(
  'sends the whole file for the range "%s"',
  async (range) => {
    const { status, body } = await get('/brochure.pdf', { Range: range });
    expect([status, body.length]).toEqual([200, 10]);
  },
);

describe('what is not there', () => {
  it.each([
    '/nowhere',
    '/What-We-Do',
    '/app-in-box-pdf',
    '/what-we-do/nowhere.txt',
    '/.hidden',
    '/__proto__',
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/what-we-do/../../outside.txt',
    '/..\\outside.txt',
    '/%5c..%5coutside.txt',
    '//what-we-do',
    '/what-we-do%3Fx',
    '/what-we-do%23x',
  ])('answers %s with the 404 page and its status', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(String(body)).toContain('Not here');
  });

  it('answers HEAD with 404 and no body', async () => {
    const { status, body } = await get('/nowhere', {}, 'HEAD');
    expect([status, body.length]).toEqual([404, 0]);
  });

  it('serves names case-exactly', async () => expect((await get('/App-in-box-pdf')).status).toBe(200));

  it('says it in plain text where the site has no 404 page', async () => {
    const bare = createStaticServer(join(folder, 'out', 'what-we-do'));
    await listen(bare, 0);
    const response = await fetch(`http://localhost:${(bare.address() as AddressInfo).port}/x`);
    expect([response.status, await response.text()]).toEqual([404, 'Not found.']);
    await closeServer(bare);
  });

  it('refuses to serve a folder that does not exist', () => {
    expect(() => createStaticServer(join(folder, 'none'))).toThrow('There is no folder');
  });
});

describe('trailing slashes', () => {
  it.each([
    ['/what-we-do/', '/what-we-do'],
    ['/what-we-do/cloud/?a=b/', '/what-we-do/cloud?a=b/'],
    ['/nowhere/', '/nowhere'],
    ['/%C3%BC/', '/%C3%BC'],
  ])('sends %s to %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, location]);
  });

  it.each(['//evil.example/', '/\\evil.example/'])('never leaves the site by %s', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([404, undefined]);
  });
});

describe('malformed requests', () => {
  it.each(['/%', '/%zz', '/%C3%28', '/%00', '/what-we-do%00.html', 'http://elsewhere.example/', '*'])(
    'answers %s with 404',
    async (target) => {
      const answer = await sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    },
  );

  it('survives a client that leaves in the middle', async () => {
    await sendAndLeave(port, 'GET /what-we-do HTTP/1.1\r\nHost: x\r\nX-Half');
  });

  it('survives a file that vanishes after it was found', async () => {
    writeFileSync(join(folder, 'out', 'passing.txt'), 'here and gone');
    const own = createStaticServer(join(folder, 'out'));
    await listen(own, 0);
    const origin = `http://localhost:${(own.address() as AddressInfo).port}`;
    rmSync(join(folder, 'out', 'passing.txt'));
    await expect(fetch(`${origin}/passing.txt`).then((response) => response.text())).rejects.toThrow();
    expect((await fetch(origin)).status).toBe(200);
    await closeServer(own);
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('refuses %s', async (method) => {
    const { status, headers } = await get('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('headers', () => {
  it.each([
    ['/', {}, 200],
    ['/what-we-do/', {}, 308],
    ['/%', {}, 404],
    ['/nowhere', {}, 404],
  ])('sends the given ones with %s', async (path, requestHeaders, status) => {
    const answer = await get(path, requestHeaders as Record<string, string>);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(answer.headers[name.toLowerCase()]).toBe(value);
    }
  });

  it('leaves Strict-Transport-Security, and nothing else, out over http', () => {
    const { 'Strict-Transport-Security': hsts, ...others } = securityHeaders;
    expect(hsts).toContain('max-age=');
    expect(localHeaders).toEqual(others);
  });
});

describe('moved addresses', () => {
  const since = '2026-01-02';
  const moving = createStaticServer(mkdtempSync(join(tmpdir(), 'moved-')), {}, [
    { from: '/old', to: '/contact', since, reason: 'A test.' },
    { from: '/older', to: 'gone', since, reason: 'A test.' },
  ]);
  let at: number;
  beforeAll(async () => (at = await listen(moving, 0)));
  afterAll(() => closeServer(moving));

  it.each(['/old', '/old/', '/old.html'])('%s leads on for good, with its query', async (path) => {
    const { status, headers } = await request(at, `${path}?a=/b/`);
    expect([status, headers.location]).toEqual([301, '/contact?a=/b/']);
  });

  it('says that an address is gone', async () => {
    expect((await request(at, '/older')).status).toBe(410);
  });
});
