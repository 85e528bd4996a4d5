import { reportDocument } from '../document';
import { LinkCards, SearchResult } from '../previews';
import type { PageFacts } from '../read-page';
import type { Difference } from './differences';
import type { HostFault } from './host-faults';

interface Comparison {
  readonly host: string;
  /** The day of the comparison, such as "2026-11-21". */
  readonly today: string;
  readonly pages: number;
  readonly differences: readonly Difference[];
  readonly faults: readonly HostFault[];
  readonly before: ReadonlyMap<string, PageFacts>;
  readonly after: ReadonlyMap<string, PageFacts>;
  /** Social pictures as the report shows them: of the host by their address, of the build by their path. */
  readonly pictures: ReadonlyMap<string, string>;
  /** The stylesheet's text. */
  readonly css: string;
}

/** Before and after side by side, for marketing. */
export function againstPage(comparison: Comparison): string {
  const { host, today, pages, css } = comparison;
  const name = `What a deploy would change on ${host}`;
  return reportDocument({ name, of: `${today}, ${pages} pages`, css, children: <Contents {...comparison} /> });
}

function Contents({ host, differences, faults, before, after, pictures }: Comparison) {
  const routes = [...new Set(differences.map((one) => one.route))];
  return (
    <>
      <h2>What would change</h2>
      {routes.length === 0 && (
        <p>Nothing would change for search engines and link previews: the site there is this build.</p>
      )}
      {routes.map((route) => (
        <section id={route} key={route}>
          <h3>{route}</h3>
          <Changes differences={differences.filter((one) => one.route === route)} />
          <div className="sides">
            <Side title="Now" page={before.get(route)} host={host} pictures={pictures} />
            <Side title="After the deploy" page={after.get(route)} host={host} pictures={pictures} />
          </div>
        </section>
      ))}
      <h2>What the host does wrong</h2>
      {faults.length === 0 && <p>Nothing was found.</p>}
      <ul>
        {faults.map(({ level, subject, text }) => (
          <li key={subject + text}>
            <span className={level}>{level}</span> {`${subject}: ${text}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function Changes({ differences }: { differences: readonly Difference[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>what</th>
          <th>now</th>
          <th>after the deploy</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ subject, level, before, after }) => (
          <tr key={subject}>
            <th scope="row" className={level}>
              {subject}
            </th>
            <td>{before || 'nothing'}</td>
            <td>{after || 'nothing'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Side({
  title,
  page,
  host,
  pictures,
}: {
  title: string;
  page?: PageFacts;
  host: string;
  pictures: Comparison['pictures'];
}) {
  return (
    <div>
      <h4>{title}</h4>
      {page ? (
        <>
          <SearchResult page={page} host={host} />
          <LinkCards
            page={page}
            host={host}
            picture={pictures.get(page.picture?.file ?? page.social['og:image'] ?? '')}
          />
        </>
      ) : (
        <p>No page.</p>
      )}
    </div>
  );
}
