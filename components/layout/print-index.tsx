import { SiteLink } from '@/components/islands/site-link';
import { printIndexBreadcrumb } from '@/content/breadcrumb';
import { printWords } from '@/content/interface';
import { printPages } from '@/content/print';
import { routes } from '@/content/routes';
import { plainGraph } from '@/content/structured-data';
import { PageBanner } from './page-banner';
import { StructuredData } from './structured-data';

const graph = plainGraph({
  path: routes.printIndex,
  name: printWords.indexTitle,
  description: printWords.indexLead,
  crumbs: printIndexBreadcrumb,
});

/** The index 'PDF Pages Link :' with its seven links (decisions, row 7). */
export function PrintIndex() {
  const brochures = printPages.filter((page) => page.brochure);
  return (
    <>
      <PageBanner
        crumbs={printIndexBreadcrumb}
        title={printWords.indexTitle}
        lead={printWords.indexLead}
        picture={printWords.picture}
      />
      <section className="measure section" aria-label={printWords.indexTitle}>
        <p className="mb-10 max-w-text text-lead">{printWords.indexLead}</p>
        <ul className="ruled">
          {brochures.map((page) => (
            <li key={page.path}>
              <SiteLink
                href={page.path}
                className="flex min-h-12 items-center justify-between gap-6 py-6 text-heading-3"
              >
                {page.name}
                <span className="text-small text-muted">{printWords.printPage}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
      <StructuredData graph={graph} />
    </>
  );
}
