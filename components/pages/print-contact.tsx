import { Picture } from '@/components/ui/picture';
import { company } from '@/content/company';
import { home } from '@/content/home';
import { legal, printWords, ui } from '@/content/interface';
import { backPicture } from '@/lib/print-covers';

/**
 * The back of every page for printing: a line with the mail address stands for the form, and the footer has no
 * columns (docs/requirements.md, "Pages for printing").
 */
export function PrintContact() {
  const { title, intro, next } = home.contact;
  const { address, registration } = company;
  return (
    <section className="print-sheet print-night" data-ground="night" aria-label={title}>
      <h2 className="text-display">{title}</h2>
      <p className="max-w-text text-lead text-muted">{intro}</p>
      <p className="text-heading-3 font-semibold">
        {printWords.contactLine}{' '}
        <a href={`mailto:${company.email}`} className="text-link">
          {company.email}
        </a>
      </p>
      <div className="print-back-picture">
        <Picture picture={backPicture} sizes="(max-width: 66rem) 80vw, 53rem" />
      </div>
      <div className="print-next">
        <h3 className="mb-4 text-title">{ui.nextSteps}</h3>
        <ol className="ruled">
          {next.map((step, index) => (
            <li key={step} className="grid grid-cols-[2rem_1fr] py-4">
              <span className="font-semibold text-highlight" aria-hidden="true">
                {index + 1}
              </span>
              <span className="text-muted">{step}</span>
            </li>
          ))}
        </ol>
      </div>
      <footer className="print-legal text-small text-muted">
        <p className="text-heading-3 font-semibold text-ink">{company.brand}</p>
        <address className="not-italic">
          {company.legalName}, {address.street}, {company.city} {address.postalCode} ({address.note})
        </address>
        <p>
          {registration.label}: {registration.number}
        </p>
        <p>{legal.copyright(company.legalName)}</p>
        <p className="max-w-text">{legal.trademarks}</p>
      </footer>
    </section>
  );
}
