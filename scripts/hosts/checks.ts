import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFound } from '@/content/interface';
import { allRoutes, routes } from '@/content/routes';
import type { Redirect } from '@/lib/schemas/redirects';
import { filesBelow, pagesBelow } from '../lib/files';
import { headersOf, pageHeaders, securityHeaders } from '../lib/headers';
import type { Answer } from '../lib/testing';
import type { Published } from './host';

/** Redirects that the tests plant, since the site's own list may be empty. */
export const planted: readonly Redirect[] = [
  { from: '/what-we-do/cloud', to: routes.cloud, since: '2026-01-02', reason: 'Renamed for searches.' },
  { from: '/old/App.v2', to: routes.home, since: '2026-01-02', reason: 'Renamed for searches.' },
  { from: '/old/page', to: 'gone', since: '2026-01-02', reason: 'Renamed for searches.' },
];

/** A search engine's verification file that the tests plant in public/: it is no page, and must not stop a build. */
export const verification = { path: '/google0123456789abcdef.html', text: 'google-site-verification: a test' };

/** What a check found: a word or a number for the table, and each fault. */
export interface Found {
  readonly says: string;
  readonly faults: readonly string[];
}

const pathOf = (file: string) => `/${file.split('/').map(encodeURIComponent).join('/')}`;
const said = (faults: readonly string[], says = 'right'): Found => ({ says: faults.length ? 'WRONG' : says, faults });
const sentWith = ({ status, headers }: Answer) => `${status}${headers.location ? ` to ${headers.location}` : ''}`;

/** The headers that a response lacks or has otherwise. Other directives of a host in Cache-Control do no harm. */
function differences(path: string, { headers }: Answer, wanted: Readonly<Record<string, string>>): string[] {
  return Object.entries(wanted)
    .filter(([name, value]) => String(headers[name.toLowerCase()] ?? '') !== value)
    .map(([name, value]) => `${path}: ${name} is "${headers[name.toLowerCase()]}"; expected "${value}".`);
}

/** Every check of a host, by the heading of its column in the table. */
export const checks: Readonly<Record<string, (published: Published) => Promise<Found>>> = {
  pages: async ({ request }) => {
    const faults: string[] = [];
    for (const route of allRoutes) {
      const answer = await request(route);
      const isPage = answer.status === 200 && /^text\/html/.test(answer.headers['content-type'] ?? '');
      if (!isPage || !String(answer.body).includes('<title>')) faults.push(`${route}: ${sentWith(answer)}`);
    }
    const count = allRoutes.length;
    return { says: `${count - faults.length} of ${count}`, faults };
  },

  files: async ({ folder, request }) => {
    const pages = new Set(pagesBelow(folder));
    const files = filesBelow(folder, '').filter((file) => !pages.has(file) && !/\.(?:br|html)$|^_(?:headers|redirects)$/.test(file)); // prettier-ignore
    const faults: string[] = [];
    for (const file of files) {
      const answer = await request(pathOf(file));
      const isWhole = answer.status === 200 && answer.body.equals(readFileSync(join(folder, file)));
      if (!isWhole) faults.push(`${file}: ${sentWith(answer)}`);
    }
    const { headers } = await request(verification.path);
    const { status, body } = await request(headers.location ?? verification.path);
    if (status !== 200 || String(body) !== verification.text) faults.push(`${verification.path}: ${status}`);
    return { says: `${files.length + 1 - faults.length} of ${files.length + 1}`, faults };
  },

  'deep link': async ({ request }) => {
    const answer = await request(routes.location);
    const isRight = answer.status === 200 && String(answer.body).includes('<h1');
    return said(isRight ? [] : [`${routes.location}: ${sentWith(answer)}`], '200');
  },

  '/page/': async ({ request }) => {
    const faults: string[] = [];
    const statuses = new Set<number>();
    for (const path of [`${routes.ourServices}/`, `${routes.cloud}/`, `${routes.contact}.html`]) {
      const answer = await request(path);
      const isRight = [301, 308].includes(answer.status) && answer.headers.location === path.replace(/\/$|\.html$/, '');
      if (!isRight) faults.push(`${path}: ${sentWith(answer)}`);
      statuses.add(answer.status);
    }
    return said(faults, [...statuses].join(', '));
  },

  'a missing page': async ({ request }) => {
    const faults: string[] = [];
    for (const path of [
      '/nowhere',
      '/what-we-do/nowhere',
      '/_next/static/islands/gone.js',
      '/pictures/gone-480.1.avif',
    ]) {
      const answer = await request(path);
      const isHelpful = answer.status === 404 && String(answer.body).includes(notFound.title);
      if (!isHelpful) faults.push(`${path}: ${sentWith(answer)}`);
    }
    return said(faults, '404');
  },

  redirect: async ({ request }) => {
    const faults: string[] = [];
    for (const { from, to } of planted) {
      const answer = await request(from);
      const isRight =
        to === 'gone' ? [404, 410].includes(answer.status) : answer.status === 301 && answer.headers.location === to;
      if (!isRight) faults.push(`${from}: ${sentWith(answer)}; expected ${to}`);
    }
    return said(faults, '301');
  },

  headers: async ({ request }) => {
    const faults: string[] = [];
    const paths = [routes.home, routes.contact, routes.cloud, routes.location, '/icon-512.png', '/robots.txt'];
    for (const path of paths) faults.push(...differences(path, await request(path), securityHeaders));
    for (const path of paths.slice(0, 4)) faults.push(...differences(path, await request(path), pageHeaders));
    faults.push(...differences('/nowhere', await request('/nowhere'), securityHeaders));
    return said(faults);
  },

  caching: async ({ folder, request, hidesErrorCaching }) => {
    const faults: string[] = [];
    const kinds = ['_next/static/islands/', '_next/static/print-', '_next/static/screen-', 'pictures/', 'logos/', 'drawings/', 'social/', 'brochures/', 'icon-512.png', 'favicon.ico', 'apple-touch-icon.png']; // prettier-ignore
    const files = filesBelow(folder, '').filter((file) => !file.endsWith('.br'));
    for (const kind of kinds) {
      const file = files.find((one) => one.startsWith(kind));
      if (!file) faults.push(`There is no file ${kind}…`);
      else faults.push(...differences(file, await request(pathOf(file)), headersOf(pathOf(file))));
    }
    for (const path of hidesErrorCaching ? [] : ['/_next/static/islands/gone.js', '/nowhere']) {
      const cached = (await request(path)).headers['cache-control'] ?? '';
      if (/immutable|max-age=[1-9]/.test(cached)) faults.push(`${path} is missing, and cached: ${cached}`);
    }
    return said(faults, hidesErrorCaching ? 'right; of errors unknown' : 'right');
  },
};
