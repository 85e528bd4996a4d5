import { QuietLink } from '@/components/ui/quiet-link';
import { Island } from '@/components/islands/runtime/island';
import { pictureUrl } from '@/components/ui/picture';
import { company } from '@/content/company';
import { enquiryNotice } from '@/content/enquiry-notice';
import { ui } from '@/content/interface';
import { personPath } from '@/lib/addresses';
import { phoneHref } from '@/lib/phone-href';
import { contactPerson } from '@/site/people';
import { assetUrl } from '@/site/urls';

/** Who reads an enquiry is said before it is sent; the rest opens. */
const [whoReads, ...more] = enquiryNotice;

/** The enquiry form, and under it the address for those who would rather write an email, and what becomes of what is sent. Without a script an address is in their place. */
export function Enquiry() {
  return (
    <>
      <Island
        name="enquiry-form"
        hydrate="visible"
        props={{
          email: company.email,
          picture: pictureUrl('site-office'),
        }}
      />
      <p className="mt-5 text-muted not-print:no-js:hidden">
        {ui.byMail} <QuietLink href={`mailto:${company.email}`}>{company.email}</QuietLink>
        {company.phone && (
          <>
            {' '}
            {ui.byPhone} <QuietLink href={phoneHref(company.phone)}>{company.phone}</QuietLink>
          </>
        )}
        {contactPerson && (
          <>
            {' '}
            {ui.firstContact} <QuietLink href={assetUrl(personPath(contactPerson))}>{contactPerson.name}</QuietLink>
          </>
        )}
      </p>
      <div className="mt-5 border-t border-line pt-4 noscript:hidden">
        <p className="text-small text-muted">{whoReads?.text}</p>
        <details className="accordion">
          <summary className="plus-summary flex min-h-12 items-center justify-between gap-4 py-2 font-semibold text-balance">
            {ui.enquiryNotice}
          </summary>
          <dl className="grid gap-3 pt-2 text-small text-muted">
            {more.map(({ term, text }) => (
              <div key={term} className="grid gap-x-6 sm:grid-cols-[1fr_4fr]">
                <dt className="font-semibold text-ink">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </>
  );
}
