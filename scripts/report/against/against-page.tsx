import type { Said } from '../finding';
import type { PageFacts } from '../read-page';
import { Findings, LinkCards, SearchResult, Table } from '../report-document';
import type { Difference } from './differences';
import type { HostSite } from './read-host';

interface AgainstPageProps {
  host: HostSite;
  built: readonly PageFacts[];
  differences: readonly Difference[];
  faults: readonly Said[];
}

/** Before and after side by side, for marketing. */
export function AgainstPage({ host: { origin, pages }, built, differences, faults }: AgainstPageProps) {
  const routes = [...new Set(differences.map((one) => one.route))];
  const { host } = new URL(origin);
  return (
    <>
      <h2>What would change</h2>
      {routes.map((route) => (
        <section id={route} key={route}>
          <h3>{route}</h3>
          <Table
            columns={['what', 'now', 'after the deploy']}
            rows={differences
              .filter((one) => one.route === route)
              .map(({ subject, level, before, after }) => [
                <span className={level} key={subject}>
                  {subject}
                </span>,
                before || 'nothing',
                after || 'nothing',
              ])}
          />
          <div className="sides">
            <Side title="Now" page={pages.get(route)?.facts} host={host} />
            <Side title="After the deploy" page={built.find((page) => page.route === route)} host={host} />
          </div>
        </section>
      ))}
      <h2>What the host does wrong</h2>
      {faults.length === 0 && <p>Nothing was found.</p>}
      <Findings findings={faults} />
    </>
  );
}

function Side({ title, page, host }: { title: string; page?: PageFacts; host: string }) {
  return (
    <div>
      <h4>{title}</h4>
      {page ? (
        <>
          <SearchResult page={page} host={host} />
          <LinkCards page={page} host={host} />
        </>
      ) : (
        <p>No page.</p>
      )}
    </div>
  );
}
