import { Disclosure } from '@/components/ui/disclosure';
import { QuietLink } from '@/components/ui/quiet-link';
import { Island } from '@/components/islands/runtime/island';
import { company } from '@/content/company';
import { enquiryNotice, form, ui } from '@/content/interface';

/** The enquiry form, and under it the address for those who would rather write an email, and what becomes of what is sent. Without a script an address stands in their place. */
export function Enquiry() {
  return (
    <>
      <Island
        name="enquiry-form"
        hydrate="visible"
        props={{ email: company.email, phoneHint: form.phoneHint({ ...company, ...company.phoneNumbers }) }}
      />
      <p className="mt-5 text-muted no-js:hidden">
        {ui.byMail} <QuietLink href={`mailto:${company.email}`}>{company.email}</QuietLink>
      </p>
      <div className="mt-6 border-t border-line pt-2 sm:mt-8 sm:pt-6 noscript:hidden">
        <Disclosure count={enquiryNotice.length} label={ui.enquiryNotice}>
          <dl className="grid gap-3 text-small text-muted">
            {enquiryNotice.map(({ term, text }) => (
              <div key={term} className="grid gap-x-6 sm:grid-cols-[1fr_4fr]">
                <dt className="font-semibold text-ink">{term}</dt>
                <dd>{text(company)}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </>
  );
}
