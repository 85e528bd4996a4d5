/** @jest-environment node */
import { routes } from '@/content/routes';
import type { Redirect } from '@/lib/redirects';
import { checkedRedirects } from './redirects';

it('passes the list of the site', () => {
  expect(() => checkedRedirects()).not.toThrow();
});

it('stops at an entry that leads nowhere, and says which', () => {
  const good: Redirect = { from: '/old', to: routes.cloud, since: '2026-11-20', reason: 'Renamed for searches.' };
  const list = [good, { ...good, from: '/older', to: '/nowhere' as Redirect['to'] }];
  expect(() => checkedRedirects(list)).toThrow(
    /^content\/redirects\.ts does not fit:\n  \[1\]\.to is “\/nowhere”, which is no page of the site\./,
  );
});
