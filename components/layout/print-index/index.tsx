import { Closing } from '@/components/sections/closing';
import { BrochureLink } from '@/components/ui/brochure-link';
import { NoBreak } from '@/components/ui/no-break';
import { SiteLink } from '@/components/ui/site-link';
import { Picture } from '@/components/ui/picture';
import { StructuredData } from '@/components/ui/structured-data';
import { printIndexBreadcrumb } from '@/site/breadcrumb';
import { company } from '@/content/company';
import { printWords } from '@/content/interface';
import { printPages, type PrintPage } from '@/content/print';
import { coverOf, wholeModelOf } from '@/site/print-covers';
import { routes } from '@/content/routes';
import { plainGraph } from '@/site/structured-data';
import { SectionBanner } from '../section-banner';
import styles from './print-index.module.css';

const graph = plainGraph({
  path: routes.printIndex,
  name: printWords.indexTitle,
  description: printWords.indexLead,
  crumbs: printIndexBreadcrumb,
});

/** A page to print that is no brochure. */
const techstack = printPages.find((page) => !page.brochure);

/** The index 'PDF Pages Link :' with its seven links: the covers, each with its file, and a closing question. */
export function PrintIndex() {
  return (
    <>
      <SectionBanner
        crumbs={printIndexBreadcrumb}
        title={printWords.indexTitle}
        lead={printWords.indexLead}
        picture={printWords.picture}
      />
      <section className="measure section py-section" aria-labelledby="brochures">
        <h2 id="brochures" className="mb-head text-heading-2">
          {printWords.indexHeading}
        </h2>
        <ul className={`brochure-rack ${styles.rack}`}>
          {printPages
            .filter((page) => page.brochure)
            .map((page) => (
              <RackItem key={page.path} page={page} />
            ))}
        </ul>
        {techstack && (
          <p className="mt-10">
            <SiteLink
              href={techstack.path}
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
            >
              {techstack.name}
            </SiteLink>
          </p>
        )}
      </section>
      <Closing {...printWords.closing} href={routes.contact} />
      <StructuredData graph={graph} />
    </>
  );
}

/** A cover that leads to the page for printing; below it the file. The first, of the whole company, is the largest. */
function RackItem({ page }: { page: PrintPage }) {
  return (
    <li>
      <div data-ground="night" className={`card-link ${styles.cover}`}>
        <p className="text-small text-muted">{company.brand}</p>
        <h3>
          <SiteLink href={page.path} className="card-link-target">
            <NoBreak text={page.name} />
          </SiteLink>
        </h3>
        <div className={styles.model}>
          <Picture picture={wholeModelOf(coverOf(page).picture)} sizes="(min-width: 1024px) 32rem, 50vw" small />
        </div>
      </div>
      <BrochureLink source={page.source} name={page.name} />
    </li>
  );
}
