import type { Redirect } from '@/lib/schemas/redirects';

/** A fault of one entry in the list of moved addresses. */
export interface RedirectFault {
  /** The entry's place in the list, from 0. */
  readonly index: number;
  readonly field: keyof Redirect;
  /** A sentence for an editor, which goes on after the name of the field. */
  readonly message: string;
}

/** Only addresses that need no quoting are accepted, as each host writes them in a syntax of its own. */
const address = /^(?:\/[A-Za-z0-9](?:[A-Za-z0-9._~-]*[A-Za-z0-9])?)+$/;

/** Folders of files that no page may be moved away from. */
const filesOnly = /^\/(?:_next|pictures|logos|social|brochures)(?:\/|$)/;

/**
 * Checks what the schema cannot of the list of moved addresses.
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
  return redirects.flatMap(({ from, to, since, reason }, index) => {
    const faults: RedirectFault[] = [];
    const add = (field: keyof Redirect, message: string) => faults.push({ index, field, message });
    const earlier = redirects.findIndex((redirect) => redirect.from === from);
    if (pages.includes(from))
      add('from', `is “${from}”, which is still a page of the site, so nobody can be led away from it.`);
    else if (!address.test(from) || from.endsWith('.html') || filesOnly.test(from))
      add(
        'from',
        `is “${from}”. Expected the address of a page, such as "/what-we-do/cloud": a slash at its beginning and none at its end.`,
      );
    else if (earlier !== index)
      add('from', `is “${from}”, which stands in the list already. Expected each old address once.`);

    const next = redirects.find((redirect) => redirect.from === to);
    if (from === to) add('to', `is “${from}”, so it leads to itself. Expected the address that took its place.`);
    else if (next && next.to === from)
      add('to', `is “${to}”, and that leads back to “${from}”, so no page would ever come.`);
    else if (next)
      add(
        'to',
        `is “${to}”, which has moved itself. Expected where it leads, “${next.to}”, so that one step is enough.`,
      );
    else if (to !== 'gone' && !pages.includes(to))
      add('to', `is “${to}”, which is no page of the site. Expected the address of a page, or “gone”.`);

    if (since > today) add('since', `is “${since}”, which is still to come. Expected the day of the move.`);
    if (reason.trim().length < 10) add('reason', `is “${reason}”. Expected why the address moved, in a sentence.`);
    return faults;
  });
}
