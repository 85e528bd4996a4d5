/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { routes } from '@/content/routes';
import { cacheControlOf, revalidate, securityHeaders } from '../lib/headers';
import { hostFiles } from './files';
import { nginxSite } from './nginx';
import { headerFile, vercelConfig } from './static-hosts';

it.each(Object.entries(hostFiles()))('%s is up to date; otherwise run "npm run deploy:config"', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

const year = 'public, max-age=31536000, immutable';

it('caches hashed files for a year and logos for a day, and revalidates everything else', () => {
  expect(cacheControlOf('/_next/static/chunks/a1.js')).toBe(year);
  expect(cacheControlOf('/pictures/cloud-480.0123456789.avif')).toBe(year);
  expect(cacheControlOf('/logos/react.svg')).toBe('public, max-age=86400');
  for (const path of ['/', '/contact', '/contact.txt', '/favicon.ico', '/brochures/home.pdf', '/pictures']) {
    expect([path, cacheControlOf(path)]).toEqual([path, revalidate]);
  }
});

it('forbids framing and MIME sniffing, and enforces HTTPS after the first visit', () => {
  expect(securityHeaders).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}; includeSubDomains$/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

describe('_headers', () => {
  const rules = headerFile()
    .replace(/^#.*\n/, '')
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'));

  it('sets every security header for every path', () => {
    expect(rules[0]).toEqual(['/*', ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)]);
  });

  it('never sets a header in two overlapping rules, because Cloudflare would join the values', () => {
    const [everywhere = [], ...folders] = rules;
    const namesOf = (rule: readonly string[]) => rule.slice(1).map((line) => line.split(':')[0]);
    for (const rule of folders) {
      expect(namesOf(rule)).toEqual(['  Cache-Control']);
      expect(namesOf(everywhere)).not.toContain('  Cache-Control');
      expect(rule[0]).toMatch(/^\/[\w/]+\/\*$/);
    }
  });
});

describe('vercel.json', () => {
  const { headers } = JSON.parse(vercelConfig([])) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const valueOf = (path: string, name: string) =>
    headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap((rule) => rule.headers)
      .filter(({ key }) => key === name)
      .map(({ value }) => value);

  it('sends every security header exactly once', () => {
    for (const [name, value] of Object.entries(securityHeaders))
      expect(valueOf('/what-we-do/cloud-services', name)).toEqual([value]);
  });

  it('leaves caching of scripts to Vercel, which does not apply it to missing files', () => {
    expect(valueOf('/_next/static/chunks/a1.js', 'Cache-Control')).toEqual([]);
    expect(valueOf('/pictures/a-480.1.avif', 'Cache-Control')).toEqual([year]);
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
    expect(JSON.parse(files['vercel.json'] ?? '')).toMatchObject({
      redirects: [{ source: '/old/App.v2', destination: routes.cloud, statusCode: 301 }],
    });
  });

  it('that are gone are not redirected', () => {
    expect(files['deploy/nginx.conf']).toContain('"~^/gone$" "gone";');
    for (const file of ['public/_redirects', 'netlify.toml', 'vercel.json']) expect(files[file]).not.toContain('/gone');
  });
});
