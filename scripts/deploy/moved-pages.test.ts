/** @jest-environment node */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { routes } from '@/test-support/routes';
import { absoluteUrl, assetUrl } from '@/site/urls';
import { writeMovedPages } from './moved-pages';

const moved = {
  from: '/what-we-do/cloud',
  to: routes.cloud,
  since: '2026-11-23',
  reason: 'Named as customers search.',
};

let out: string;
beforeEach(() => (out = mkdtempSync(join(tmpdir(), 'moved-'))));
afterEach(() => rmSync(out, { recursive: true }));

it('points people, browsers and search engines to the new address, and is noindex', () => {
  writeMovedPages(out, [moved]);
  const page = parse(readFileSync(join(out, 'what-we-do/cloud.html'), 'utf8'));
  const read = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name);
  expect(read('link[rel=canonical]', 'href')).toBe(absoluteUrl(routes.cloud));
  expect(read('meta[name=robots]', 'content')).toBe('noindex');
  expect(read('meta[http-equiv=refresh]', 'content')).toBe(`0; url=${assetUrl(routes.cloud)}`);
  expect(read('a', 'href')).toBe(assetUrl(routes.cloud));
});

it('writes nothing for an address that is gone, and never overwrites a page of the site', () => {
  writeMovedPages(out, [{ ...moved, to: 'gone' }]);
  expect(readdirSync(out)).toEqual([]);
  writeFileSync(join(out, 'contact.html'), '');
  expect(() => writeMovedPages(out, [{ ...moved, from: '/contact' }])).toThrow('is still a page of the site');
});
