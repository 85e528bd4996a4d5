import { company } from '@/content/company';
import { enquiryNotice } from '@/content/interface';

/** Under the form: what becomes of what is sent. Without a script there is no form, and nothing to say here. */
export function EnquiryNotice() {
  return (
    <dl className="mt-8 grid gap-3 border-t border-line pt-6 text-small text-muted noscript:hidden">
      {enquiryNotice.map(({ term, text }) => (
        <div key={term} className="grid gap-x-6 sm:grid-cols-[10rem_1fr]">
          <dt className="font-semibold text-ink">{term}</dt>
          <dd>{text(company)}</dd>
        </div>
      ))}
    </dl>
  );
}
