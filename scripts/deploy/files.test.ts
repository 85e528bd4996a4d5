/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { allRoutes } from '@/content/routes';
import { routes } from '@/test-support/routes';
import type { Redirect } from '@/lib/schemas/redirects';
import { headersOf, pageHeaders, resourcePolicy, securityHeaders } from '../lib/headers';
import { hostFiles, recordFile } from './files';
import { nginxSite } from './nginx';
import { headerFile, vercelConfig } from './static-hosts';

const record = JSON.parse(readFileSync(recordFile, 'utf8')) as { redirects: Redirect[]; pages: string[] };

it.each(Object.entries(hostFiles(record.redirects, record.pages)))(
  '%s fits the code; otherwise run "npm run deploy:config"',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

const year = 'public, max-age=31536000, immutable';

it('caches hashed files for a year and logos for a day, and revalidates everything else', () => {
  const cacheControlOf = (path: string) => headersOf(path)['Cache-Control'];
  expect(cacheControlOf('/_next/static/islands/a1.js')).toBe(year);
  expect(cacheControlOf('/_next/static/print-a1.css')).toBe(year);
  expect(cacheControlOf('/pictures/cloud-480.0123456789.avif')).toBe(year);
  expect(cacheControlOf('/logos/react.svg')).toBe('public, max-age=86400');
  for (const path of ['/favicon.ico', '/brochures/home.pdf', '/robots.txt'])
    expect([path, cacheControlOf(path)]).toEqual([path, 'public, max-age=0, must-revalidate']);
  for (const path of ['/', '/contact', '/what-we-do/cloud-services'])
    expect([path, headersOf(path)]).toEqual([path, pageHeaders]);
  expect(pageHeaders['Cache-Control']).toBe('public, max-age=0, must-revalidate, no-transform');
});

it('lets other origins show the logo, icons and social pictures, and nothing else', () => {
  for (const path of ['/icon-512.png', '/favicon.ico', '/social/home.png'])
    expect([path, headersOf(path)[resourcePolicy]]).toEqual([path, 'cross-origin']);
  for (const path of ['/', '/contact', '/pictures/a-480.1.avif', '/logos/react.svg', '/brochures/home.pdf'])
    expect([path, headersOf(path)[resourcePolicy]]).toEqual([path, 'same-origin']);
});

it('keeps brochures, which repeat pages, out of search engines', () => {
  expect(headersOf('/brochures/home.pdf')['X-Robots-Tag']).toBe('noindex');
  expect(headersOf('/contact')['X-Robots-Tag']).toBeUndefined();
});

it('forbids framing and MIME sniffing, and enforces HTTPS after the first visit', () => {
  expect(securityHeaders).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}; includeSubDomains$/),
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

describe('_headers', () => {
  const rules = headerFile(allRoutes)
    .replace(/^#.*\n/, '')
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'));
  /** The rules for an address, of which a pattern may end with `*`. */
  const rulesOf = (path: string) =>
    rules.filter(([pattern = '']) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    );

  it('sets every security header for every path', () => {
    expect(rules[0]).toEqual(['/*', ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)]);
  });

  it('has at most 100 rules, which is all that Cloudflare takes', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
  });

  it.each([...allRoutes, '/_next/static/islands/a.js', '/pictures/a.avif', '/icon-512.png', '/brochures/a.pdf'])(
    'sets the headers of %s, each in one rule, because Cloudflare would join the values',
    (path) => {
      const headers = Object.entries(headersOf(path)).map(([name, value]) => `  ${name}: ${value}`);
      const [, ...others] = rulesOf(path).flatMap((rule) => rule.slice(1));
      expect(others.filter((line) => !rules[0]?.includes(line))).toEqual(headers);
    },
  );
});

describe('vercel.json', () => {
  const { routes: rules } = JSON.parse(vercelConfig([])) as {
    routes: { src?: string; handle?: string; headers?: Record<string, string> }[];
  };
  const hits = rules.slice(rules.findIndex(({ handle }) => handle === 'hit'));
  /** What the routes of a part set for a path; a later one overrides an earlier one. */
  const headersAt = (part: typeof rules, path: string): Record<string, string> =>
    Object.assign({}, ...part.filter(({ src }) => src && new RegExp(src).test(path)).map(({ headers }) => headers));

  const elsewhere = [
    '//other.example/',
    '/\\other.example/',
    '///other.example//',
    '/\t/other.example/',
    '//other.example/a.html',
  ];
  const encoded = ['/%2F%2Fother.example/', '/%5Cother.example/', '/%09/other.example/', '/.//other.example/'];

  it.each([...elsewhere, ...encoded])('leads %j to no other site, as it is or decoded', (path) => {
    for (const asked of [path, decodeURIComponent(path)])
      for (const { src, headers } of rules) {
        const [match, ownPart] = (src && headers?.Location && new RegExp(src).exec(asked)) || [];
        if (match === undefined) continue;
        const location = headers?.Location?.replace('$1', ownPart ?? '') ?? '';
        expect([location, new URL(location, 'https://here.example').host]).toEqual([location, 'here.example']);
      }
  });

  it.each([
    ['/contact/', '/contact'],
    ['/what-we-do/cloud-services//', '/what-we-do/cloud-services'],
    ['/what-we-do/cloud-services.html', '/what-we-do/cloud-services'],
  ])('leads %s to %s', (path, canonical) => {
    const moves = rules.flatMap(({ src, headers }) =>
      src && headers?.Location && new RegExp(src).test(path) ? [path.replace(new RegExp(src), headers.Location)] : [],
    );
    expect(moves[0]).toBe(canonical);
  });

  it('sends the security headers with everything, and the others only with what was found', () => {
    const before = rules.slice(0, -hits.length);
    expect(headersAt(before, '/_next/static/islands/gone.js')).toEqual(securityHeaders);
    for (const path of ['/', '/contact', '/_next/static/islands/a1.js', '/pictures/a-480.1.avif', '/icon-512.png'])
      expect([path, headersAt(hits, path)]).toEqual([path, headersOf(path)]);
  });
});

it('writes a server for any origin, and redirects the bare domain of a www origin to it', () => {
  const site = nginxSite('https://www.other.example', []);
  const names = 'server_name www.other.example other.example;';
  expect(site.match(/server_name .*/g)).toEqual([names, names]);
  expect(site).toContain('if ($host != www.other.example) { return 308 https://www.other.example$request_uri; }');
  const bare = nginxSite('https://other.example', []);
  expect(bare.match(/server_name .*/g)).toEqual(['server_name other.example;', 'server_name other.example;']);
  expect(() => nginxSite('other.example', [])).toThrow('Invalid URL');
});

describe('moved addresses', () => {
  const since = '2026-11-20';
  const reason = 'Renamed for searches.';
  const files = hostFiles([
    { from: '/old/App.v2', to: routes.cloud, since, reason },
    { from: '/gone', to: 'gone', since, reason },
  ]);

  it('redirect permanently on every host', () => {
    const rule = String.raw`"~^/old/App\.v2(?:\.html|/+)?$" "${routes.cloud}";`;
    expect(files['deploy/nginx.conf']).toContain(rule);
    expect(files['deploy/container/nginx.conf']).toContain(rule);
    expect(files['public/_redirects']).toContain(`\n/old/App.v2 ${routes.cloud} 301\n`);
    expect(files['netlify.toml']).toContain(
      `from = "/old/App.v2"\n  to = "${routes.cloud}"\n  status = 301\n  force = true`,
    );
    const { routes: rules } = JSON.parse(files['vercel.json'] ?? '') as { routes: unknown[] };
    const src = String.raw`^/old/App\.v2(?:\.html|/+)?$`;
    expect(rules).toContainEqual({ src, status: 301, headers: { Location: routes.cloud } });
  });

  it('lead to a fixed address, of which nothing is taken from the one that was asked for', () => {
    const targets =
      [files['public/_redirects'], files['netlify.toml']].join('\n').match(/^(?:\/.*|  to = .*)$/gm) ?? [];
    expect(targets).toHaveLength(3);
    expect(targets.filter((line) => /[*:$]/.test(line))).toEqual([]);
  });

  it('that are gone are not redirected', () => {
    expect(files['deploy/nginx.conf']).toContain('"~^/gone$" "gone";');
    for (const file of ['public/_redirects', 'netlify.toml', 'vercel.json']) expect(files[file]).not.toContain('/gone');
  });
});
