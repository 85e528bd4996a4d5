import { Picture } from '@/components/ui/picture';
import { company } from '@/content/company';
import { home } from '@/site/home';
import { form, legal, printWords, ui } from '@/content/interface';
import { sample } from '@/content/samples';
import { backPicture } from '@/site/print-covers';
import styles from './print-page.module.css';
import { nightSheet } from './sheet';

/**
 * The back of every page for printing: the mail address stands in for the form, and the footer has no
 * columns (docs/requirements.md, "Pages for printing").
 * @param props.fillsScreen whether it is a screen of its own, as on the home page
 */
export function PrintContact({ fillsScreen }: { fillsScreen: boolean }) {
  const { title, intro } = home.contact;
  const { address, registration } = company;
  return (
    <section
      data-print-sheet="night"
      data-ground="night"
      aria-label={title}
      className={`${nightSheet(fillsScreen)} ${styles.back}`}
    >
      <h2 className="text-display">{title}</h2>
      <p className="max-w-text text-base">{intro}</p>
      <p className="text-heading-3 font-semibold">
        {printWords.contactLine}{' '}
        <a href={`mailto:${company.email}`} className="text-link">
          {company.email}
        </a>
      </p>
      <div className={styles.model}>
        <Picture picture={backPicture} sizes="(max-width: 66rem) 80vw, 53rem" />
      </div>
      <div className="max-w-text">
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
      <footer className="mt-auto grid gap-2 text-small text-muted not-print:lg:col-span-full">
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
