import type { Redirect } from '@/lib/redirects';

/**
 * Every address that has moved or is gone, the newest last. Whoever asks for an old address, from a search engine, a
 * message or a printed brochure, is led to the new one for good, with what stands behind a "?" kept; every host's
 * configuration is made from this list (CONTENT.md, "Rename a page").
 *
 *   from     the old address, as it was in content/routes.ts
 *   to       the page that takes its place; 'gone' where none does, which tells search engines to forget it
 *   since    the day of the move
 *   reason   for whoever reads this list in five years
 *
 * An example:
 *   { from: '/what-we-do/cloud', to: '/what-we-do/cloud-services', since: '2026-11-23', reason: 'Named as customers search for it.' },
 */
export const redirects: readonly Redirect[] = [];
