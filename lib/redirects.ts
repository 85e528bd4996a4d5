import { z } from 'zod';
import type { Route } from '@/content/routes';

/** An address that has moved, or is gone for good (content/redirects.ts says what its fields are). */
export interface Redirect {
  readonly from: string;
  readonly to: Route | 'gone';
  readonly since: string;
  readonly reason: string;
}

/** What is wrong with one entry of the list. */
export interface RedirectFault {
  /** The entry's place in the list, from 0. */
  readonly at: number;
  readonly field: keyof Redirect;
  /** A sentence for an editor. */
  readonly message: string;
}

/** Hosts write addresses into files of their own syntax: what needs no quoting anywhere is all that is taken. */
const address = /^(?:\/[A-Za-z0-9](?:[A-Za-z0-9._~-]*[A-Za-z0-9])?)+$/;

/** Folders of files that no page may be moved away from. */
const filesOnly = /^\/(?:_next|pictures|logos|social|brochures)(?:\/|$)/;

/**
 * Checks the list of moved addresses.
 * @param redirects the list
 * @param pages the addresses of all pages that the site has
 * @param today the day of the check, such as "2026-11-23": no move is dated later
 * @returns what is wrong, in the order of the list; nothing when all is well
 */
export function redirectFaults(
  redirects: readonly Redirect[],
  pages: readonly string[],
  today: string,
): RedirectFault[] {
  return redirects.flatMap(({ from, to, since, reason }, at) => {
    const faults: RedirectFault[] = [];
    const add = (field: keyof Redirect, message: string) => faults.push({ at, field, message });
    const earlier = redirects.findIndex((other) => other.from === from);
    if (pages.includes(from)) add('from', `"${from}" is still a page of the site, so nobody can be led away from it.`);
    else if (!address.test(from) || from.endsWith('.html') || filesOnly.test(from))
      add(
        'from',
        `"${from}" is no address of a page: expected one such as "/what-we-do/cloud", without a slash at its end.`,
      );
    else if (earlier !== at) add('from', `"${from}" stands in the list already; expected each old address once.`);

    const next = redirects.find((other) => other.from === to);
    if (from === to) add('to', `"${from}" leads to itself; expected the address that took its place.`);
    else if (next && next.to === from)
      add('to', `"${from}" and "${to}" lead to each other, so no page would ever come.`);
    else if (next)
      add('to', `"${to}" has moved itself, to "${next.to}"; expected that address, so that one step is enough.`);
    else if (to !== 'gone' && !pages.includes(to))
      add('to', `"${to}" is no page of the site; expected an address from content/routes.ts, or 'gone'.`);

    if (!z.iso.date().safeParse(since).success)
      add('since', `"${since}" is no day; expected one such as "2026-11-23".`);
    else if (since > today) add('since', `"${since}" is still to come; expected the day of the move.`);
    if (reason.trim().length < 10)
      add('reason', `"${reason}" says too little; expected why the address moved, in a sentence.`);
    return faults;
  });
}
