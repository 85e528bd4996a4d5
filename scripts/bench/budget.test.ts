/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { routes } from '@/content/routes';
import { budget, noticeOf, overBudget, twoRoundTrips, weigh } from './budget';

const page = (words: string) =>
  `<html><head><title>${words}</title><style>p{}</style></head><body><p class="lead">${words}</p>` +
  `<script type="application/ld+json">{"name":"${words}"}</script></body></html>`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budget-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes files of a built site. */
function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

it('measures what a host sends: the compressed file where there is one', () => {
  write({
    'index.html': 'a page',
    'contact.html': '<script data-src="/base/_next/static/islands/a.js"></script>',
    'contact.html.br': 'short',
    '_next/static/islands/a.js': 'a script',
    '_next/static/islands/a.js.br': '123',
    '_next/static/islands/b.js': 'more',
  });
  expect(weigh(folder, '/')).toMatchObject({ route: '/', html: 6, scripts: 0 });
  expect(weigh(folder, '/contact')).toMatchObject({ route: '/contact', html: 5, scripts: 7 });
});

it('judges code: a page with more words weighs the same, one with more markup or rules does not', () => {
  write({
    'short.html': page('A word.'),
    'long.html': page('A sentence that somebody has added, with “quotes” and all that belongs to it.'),
    'rules.html': page('A word.').replace('p{}', 'p{color:red}'),
  });
  const [short, long, rules] = ['/short', '/long', '/rules'].map((route) => weigh(folder, route));
  expect(long!.html).toBeGreaterThan(short!.html);
  expect(long!.code).toBe(short!.code);
  expect(rules!.code).toBeGreaterThan(short!.code);
});

it.each([
  [routes.home, budget.home],
  ['/what-we-do', budget.page],
])('%s may use its whole budget, but not one byte more', (route, limit) => {
  const full = { route, html: 1, code: limit * 1000, scripts: budget.scripts * 1000 };
  expect(overBudget(full)).toEqual([]);
  expect(overBudget({ ...full, code: full.code + 1 })).toEqual([expect.stringContaining(`${route}: HTML`)]);
  expect(overBudget({ ...full, scripts: full.scripts + 1 })).toEqual([expect.stringContaining(`${route}: scripts`)]);
});

it('tells of a page that is long, and fails none for it', () => {
  const long = { route: '/notes', html: twoRoundTrips * 1000 + 1, code: 1, scripts: 0 };
  expect(overBudget(long)).toEqual([]);
  expect(noticeOf(long)).toEqual([expect.stringContaining('/notes takes 43.8 KB')]);
  expect(noticeOf({ ...long, html: twoRoundTrips * 1000 })).toEqual([]);
});
