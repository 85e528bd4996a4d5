import { Island } from '@/components/islands/runtime/island';
import { company } from '@/content/company';
import { enquiryNotice, form } from '@/content/interface';

/** The enquiry form, and under it what becomes of what is sent. Without a script an address stands in their place. */
export function Enquiry() {
  return (
    <>
      <Island
        name="enquiry-form"
        hydrate="visible"
        props={{ email: company.email, phoneHint: form.phoneHint({ ...company, ...company.phoneNumbers }) }}
      />
      <dl className="mt-8 grid gap-3 border-t border-line pt-6 text-small text-muted noscript:hidden">
        {enquiryNotice.map(({ term, text }) => (
          <div key={term} className="grid gap-x-6 sm:grid-cols-[10rem_1fr]">
            <dt className="font-semibold text-ink">{term}</dt>
            <dd>{text(company)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
