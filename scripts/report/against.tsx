import { redirects } from '@/content/redirects';
import { differencesOf } from './against/differences';
import { hostFaults } from './against/host-faults';
import { readHost } from './against/read-host';
import { sentenceOf } from './finding';
import { readSite } from './read-site';
import { Findings, Previews, Table, writeReport } from './report-document';

/**
 * Compares a live site with the build: what a deploy would change for search engines, and what the host does wrong.
 * Writes against.html, with previews side by side for marketing, and against.json, and prints a table.
 * @param address of the live site, such as https://www.company.com
 * @param folder the built site
 * @returns whether there are no errors
 * @throws Error when the address is invalid or the host does not respond
 */
export async function reportAgainst(address: string, folder: string): Promise<boolean> {
  const { origin, host: name } = hostOf(address);
  const site = await readSite(folder);
  const built = site.pages.filter(({ route }) => route !== '/404');
  console.error(`Reading ${origin} ...`);
  const routesBuilt = built.map(({ route }) => route);
  const host = await readHost(origin, [...routesBuilt, ...redirects.map(({ from }) => from)], site.base);
  const differences = differencesOf(host, built, redirects);
  const faults = await hostFaults(host);

  const today = new Date().toISOString().slice(0, 10);
  const pages = [...host.pages.values()].filter(({ facts }) => facts).length;
  const errors = [...differences, ...faults].filter(({ level }) => level === 'error').length;
  const summary =
    differences.length > 0
      ? `${differences.length} differences, ${errors} errors.`
      : `Nothing would change for search engines and link previews: the live site is this build. ${errors} errors.`;
  const routes = [...new Set(differences.map((difference) => difference.route))];
  const children = (
    <>
      <h2>What would change</h2>
      {routes.map((route) => (
        <section id={route} key={route}>
          <h3>{route}</h3>
          <Table
            rows={differences
              .filter((difference) => difference.route === route)
              .map(({ subject, level, before, after }) => ({
                what: <span className={level}>{subject}</span>,
                now: before || 'nothing',
                'after the deploy': after || 'nothing',
              }))}
          />
          <div className="sides">
            <div>
              <h4>Now</h4>
              <Previews page={host.pages.get(route)?.facts} host={name} />
            </div>
            <div>
              <h4>After the deploy</h4>
              <Previews page={built.find((page) => page.route === route)} host={name} />
            </div>
          </div>
        </section>
      ))}
      <h2>What the host does wrong</h2>
      {faults.length === 0 && <p>Nothing.</p>}
      <Findings findings={faults} />
    </>
  );
  const file = writeReport(
    'against.html',
    'against.json',
    { name: `What a deploy would change on ${name}`, of: `${today}, ${pages} pages`, summary, children },
    { origin, today, differences, faults },
  );

  const short = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
  if (differences.length > 0)
    console.table(
      differences.map(({ level, route, subject, before, after }) => {
        return { level, route, subject, now: short(before), after: short(after) };
      }),
    );
  for (const fault of faults) console.log(`${fault.level}  ${sentenceOf(fault)}`);
  console.log(`${origin}: ${summary} Report: ${file}`);
  return errors === 0;
}

/** @throws Error when the address is not an HTTP URL */
function hostOf(address: string): URL {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Error(`--against is "${address}"; expected the address of a host, such as https://www.example.com.`);
}
