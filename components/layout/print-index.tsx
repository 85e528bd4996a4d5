import { SiteLink } from '@/components/islands/site-link';
import { printWords, ui } from '@/content/interface';
import { printPages } from '@/content/print';
import { routes } from '@/content/routes';
import { PageBanner } from './page-banner';

const crumbs = [
  { name: ui.home, path: routes.home },
  { name: printWords.edition, path: routes.printIndex },
];

/** The index 'PDF Pages Link :' with its seven links (decisions, row 7). */
export function PrintIndex() {
  const brochures = printPages.filter((page) => page.brochure);
  return (
    <>
      <PageBanner crumbs={crumbs} title={printWords.indexTitle} />
      <section className="measure section" aria-label={printWords.indexTitle}>
        <p className="text-lead max-w-text mb-10">{printWords.indexLead}</p>
        <ul className="ruled">
          {brochures.map((page) => (
            <li key={page.path}>
              <SiteLink href={page.path} className="text-heading-3 flex min-h-12 items-center justify-between gap-6 py-6">
                {page.name}
                <span className="text-small text-muted">{printWords.printPage}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
