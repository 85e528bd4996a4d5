/** @jest-environment node */
import { routes } from '@/content/routes';
import { TestFolder } from 'next-documents/testing';
import { budget, overBudget, weigh } from './budget';

it('measures what a host sends: the compressed file where there is one', () => {
  const folder = new TestFolder({
    'index.html': 'a page',
    'contact.html': '<script data-src="/base/_next/static/islands/a.js">',
    'contact.html.br': 'short',
    '_next/static/islands/a.js': 'a script',
    '_next/static/islands/a.js.br': '123',
    '_next/static/islands/b.js': 'more',
  });
  expect(weigh(folder.path, '/')).toEqual({ route: '/', html: 6, scripts: 0 });
  expect(weigh(folder.path, '/contact')).toEqual({ route: '/contact', html: 5, scripts: 7 });
  folder.remove();
});

it.each([
  [routes.home, budget.home],
  [routes.cloud, budget.page],
])('%s may use its whole budget, but not one byte more', (route, limit) => {
  const full = { route, html: limit * 1000, scripts: budget.scripts * 1000 };
  expect(overBudget(full)).toEqual([]);
  expect(overBudget({ ...full, html: full.html + 1 })).toEqual([expect.stringContaining(`${route}: HTML: `)]);
  expect(overBudget({ ...full, scripts: full.scripts + 1 })).toEqual([expect.stringContaining(`${route}: scripts`)]);
});
