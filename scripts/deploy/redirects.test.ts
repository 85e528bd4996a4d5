/** @jest-environment node */
import { routes } from '@/content/routes';
import type { Redirect } from '@/lib/redirects';
import { checkedRedirects } from './redirects';

it('passes the list of the site', () => {
  expect(() => checkedRedirects()).not.toThrow();
});

it('says the line of what is wrong, also where an entry has several lines', () => {
  const reason = 'Renamed for searches.';
  const list: Redirect[] = [
    { from: '/old', to: routes.cloud, since: '2026-11-20', reason },
    { from: '/older', to: '/nowhere' as Redirect['to'], since: '2026-11-20', reason },
  ];
  const source = [
    '/** { from: an example } */',
    '// { from: another },',
    'export const redirects = [',
    "  { from: '/old', to: routes.cloud, since: '2026-11-20', reason },",
    '  {',
    "    from: '/older',",
    "    to: '/nowhere',",
    '  },',
    '];',
  ].join('\n');
  expect(() => checkedRedirects(list, () => source, '2026-11-23')).toThrow(
    /^content\/redirects\.ts does not fit:\n  line 6, to: "\/nowhere" is no page/,
  );
});
