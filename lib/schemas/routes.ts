import { z } from 'zod';
import { nearest } from '@/lib/content-problems';

/** Lower-case words with hyphens, a slash before each. */
const plainAddress = /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** The one address with capitals: the requirements have it so (docs/requirements.md, "Routes"). */
const required = '/App-in-box-pdf';

/** The addresses of the site by their names. */
export const routesSchema = z.record(z.string(), z.string()).superRefine((routes, context) => {
  const entries = Object.entries(routes);
  entries.forEach(([name, address], at) => {
    const say = (message: string) => context.addIssue({ code: 'custom', path: [name], message });
    const [other] = entries.slice(0, at).find(([, one]) => one === address) ?? [];
    if (other) say(`is “${address}”, the address of ${other} already. Expected one of its own`);
    else if (!address.startsWith('/')) say(`is “${address}”. Expected a slash at its beginning: “/${address}”`);
    else if (address !== required && !plainAddress.test(address))
      say(`is “${address}”. Expected lower-case words with hyphens, such as “/our-services/data-migration”`);
    else if (!isBelowPage(address, Object.values(routes))) {
      const parent = address.slice(0, address.lastIndexOf('/'));
      const meant = nearest(parent, Object.values(routes));
      say(`is “${address}”, and there is no page “${parent}” above it. ${meant ? `Did you mean “${meant}/…”?` : 'Expected an address below a page'}`);
    }
  });
}); // prettier-ignore

/** Cases are on the list of notes, so there is no page above them. */
function isBelowPage(address: string, addresses: readonly string[]): boolean {
  const parent = address.slice(0, address.lastIndexOf('/'));
  return parent === '' || parent === '/cases' || addresses.includes(parent);
}

const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/, 'expected lower-case letters, such as "whoweare"');

/** The anchors of the home page's sections. */
export const anchorsSchema = z.record(z.string(), anchor);
