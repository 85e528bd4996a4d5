import { nightSceneOf, Renditions } from '@/components/ui/picture';
import { NoBreak } from '@/components/ui/no-break';
import { StreetStill } from '@/components/ui/street-still';
import { company } from '@/content/company';
import { form, legal, printWords, ui } from '@/content/interface';
import type { PrintPage } from '@/content/print';
import { sample } from '@/content/samples';
import { backOf, type PrintBack as Back } from '@/site/print-covers';
import styles from './print-page.module.css';
import { nightSheet } from './sheet';

interface PrintBackProps {
  page: PrintPage;
  /** Whether it is a screen of its own, as on the home page. */
  fillsScreen?: boolean;
}

/**
 * The back of a page for printing: what the page asks for at its end, by night. The mail address stands in for the form,
 * and the footer has no columns (docs/requirements.md, "Pages for printing").
 */
export function PrintBack({ page, fillsScreen = false }: PrintBackProps) {
  const back = backOf(page);
  const { address, registration } = company;
  return (
    <section
      data-print-sheet="night"
      data-ground="night"
      aria-label={back.title}
      className={`${nightSheet(fillsScreen)} ${styles.back}`}
    >
      <h2 className="max-w-[20ch] text-display">
        <NoBreak text={back.title} />
      </h2>
      <p className="max-w-text text-base">{back.line}</p>
      <div className={styles.way}>
        {back.action && <p className="text-heading-3 font-semibold">{back.action}</p>}
        <p className="text-heading-3 font-semibold">
          {printWords.contactLine}{' '}
          <a href={`mailto:${company.email}`} className="text-link">
            {company.email}
          </a>
        </p>
      </div>
      <BackPicture {...back} />
      <div className={styles.steps}>
        <h3 className="mb-4 text-title">{ui.nextSteps}</h3>
        <ol className={`ruled ${styles.next}`}>
          {form.nextSteps.map((step, index) => (
            <li key={step}>
              <span className="font-semibold text-highlight" aria-hidden="true">
                {index + 1}
              </span>
              <span className="text-muted">{step}</span>
            </li>
          ))}
        </ol>
      </div>
      <footer className={`grid gap-2 text-small text-muted not-print:lg:col-span-full ${styles.imprint}`}>
        <p className="text-heading-3 font-semibold text-ink">{company.brand}</p>
        <address className="not-italic">
          {company.legalName}, {address.street}, {company.city} {address.postalCode}
        </address>
        <p>
          {registration.label}: {registration.number}
          {sample.fact}
        </p>
        <p>{legal.copyright}</p>
        <p className="max-w-text">{legal.trademarks}</p>
      </footer>
    </section>
  );
}

/** The page's own model by night, which its cover has shown by its alternative text; or the street at an hour. */
function BackPicture({ picture, hour }: Back) {
  if (hour)
    return (
      <div data-screen={hour} className={`${styles.model} ${styles.street}`}>
        <StreetStill screen={hour} sizes="(max-width: 66rem) 100vw, 66rem" />
      </div>
    );
  const night = nightSceneOf(picture.scene);
  return (
    <div className={styles.model}>
      <Renditions picture={night ? { scene: night, alt: '' } : picture} sizes="(max-width: 66rem) 80vw, 53rem" />
    </div>
  );
}
