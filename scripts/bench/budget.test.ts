/** @jest-environment node */
import { routes } from '@/content/routes';
import { budget, firstLoadOf, overBudget, type PageWeight } from './budget';

const none = { html: 0, script: 0, picture: 0, other: 0 };
const page = (route: string, change: Partial<PageWeight> = {}): PageWeight => ({
  route,
  bytes: none,
  requests: 1,
  hydrated: 0,
  ...change,
});

it('a first load is the sum of everything that came', () => {
  expect(firstLoadOf(page('/', { bytes: { html: 1, script: 2, picture: 4, other: 8 } }))).toBe(15);
});

describe.each([
  [routes.home, budget.home],
  [routes.cloud, budget.page],
  [routes.contact, budget.contact],
])('the page %s', (route, limits) => {
  const full = page(route, {
    bytes: { ...none, script: limits.script * 1000, html: (limits.firstLoad - limits.script) * 1000 },
    hydrated: limits.hydrated * 1000,
  });

  it('may use its whole budget', () => {
    expect(overBudget(full)).toEqual([]);
  });

  it.each([
    ['first load', { bytes: { ...full.bytes, picture: 1 } }],
    ['scripts before the visitor does anything', { bytes: { ...none, script: limits.script * 1000 + 1 } }],
    ['scripts once every island is hydrated', { hydrated: limits.hydrated * 1000 + 1 }],
  ])('is told when its %s has one byte too many', (what, change) => {
    const [told, ...others] = overBudget({ ...full, ...change });
    expect(told).toContain(`${route}: ${what}: `);
    expect(others).toEqual([]);
  });
});
