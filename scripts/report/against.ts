import { redirects } from '@/content/redirects';
import { AgainstPage } from './against/against-page';
import { differencesOf } from './against/differences';
import { hostFaults } from './against/host-faults';
import { readHost } from './against/read-host';
import { wordsOf } from './finding';
import { readSite } from './read-site';
import { writeReport } from './report-document';

/**
 * Compares the site that a host serves with the build: what a deploy would change for search, and what the host itself
 * does wrong. Writes against.html and against.json, and prints a table.
 * @param address the host, such as https://www.company.com
 * @param folder the built site
 * @returns whether nothing is lost and the host is sound
 * @throws Error with one sentence when the address is none or the host does not answer
 */
export async function reportAgainst(address: string, folder: string): Promise<boolean> {
  const origin = originOf(address);
  const site = await readSite(folder);
  const routes = site.pages.map(({ route }) => route).filter((route) => route !== '/404');
  console.error(`Reading ${origin} ...`);
  const host = await readHost(origin, [...routes, ...redirects.map(({ from }) => from)], site.base);
  const differences = differencesOf(host, site.pages, redirects);
  const faults = await hostFaults(host);

  const today = new Date().toISOString().slice(0, 10);
  const pages = [...host.pages.values()].filter(({ facts }) => facts).length;
  const errors = [...differences, ...faults].filter(({ level }) => level === 'error').length;
  const summary =
    differences.length > 0
      ? `${differences.length} differences, ${errors} errors.`
      : `Nothing would change for search engines and link previews: the site there is this build. ${errors} errors.`;
  const file = writeReport({
    html: 'against.html',
    json: 'against.json',
    name: `What a deploy would change on ${new URL(origin).host}`,
    of: `${today}, ${pages} pages`,
    summary,
    children: AgainstPage({ host, built: site.pages, differences, faults }),
    data: { origin, today, differences, faults },
  });

  const short = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
  if (differences.length > 0)
    console.table(
      differences.map(({ level, route, subject, before, after }) => {
        return { level, route, subject, now: short(before), after: short(after) };
      }),
    );
  for (const fault of faults) console.log(`${fault.level}  ${wordsOf(fault)}`);
  console.log(`${origin}: ${summary} To read and to pass on: ${file}`);
  return errors === 0;
}

/** @throws Error when the address is none of a host */
function originOf(address: string): string {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`--against is "${address}"; expected the address of a host, such as https://www.example.com.`);
}
