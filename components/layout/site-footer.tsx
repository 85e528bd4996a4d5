import { company } from '@/content/company';
import { legal } from '@/content/interface';
import { Caret } from '@/components/ui/caret';
import { ThemeSwitch } from '@/components/ui/theme-switch';
import { LinkRows } from '@/components/ui/link-items';
import { openUnlessPhone } from '@/components/ui/plus-minus';
import { footerColumns } from '@/site/navigation';
import { Wordmark } from '../ui/wordmark';

const summary =
  'flex min-h-14 items-center justify-between border-t border-line details-open:pointer-events-none details-open:mb-3 details-open:min-h-0 details-open:cursor-auto details-open:border-0 details-open:[&>svg]:hidden';

/**
 * The footer: who we are in law, every page in three columns, the notices. On a phone the columns fold, but for the one
 * that the page belongs to; above that they stand open (`::details-content`), or fold too where the browser lacks that.
 */
export function SiteFooter() {
  const { address, registration } = company;
  return (
    <footer
      data-ground="night"
      className="site-footer pt-[clamp(3rem,8.5vw,8rem)] pb-[clamp(3rem,6vw,6rem)] print:break-inside-avoid"
    >
      <div className="measure grid gap-12 lg:grid-cols-[4fr_8fr] print:*:my-0 print:*:gap-2 print:*:border-0 print:*:py-2">
        <div className="grid content-start gap-6">
          <Wordmark />
          <address className="text-muted not-italic">
            {company.legalName}
            <br />
            {address.street}
            <br />
            {company.city} {address.postalCode}
            <br />({address.note})
          </address>
          <p className="text-muted">
            {registration.label}: {registration.number}
          </p>
          <a href={`mailto:${company.email}`} className="inline-flex min-h-11 items-center font-semibold text-link">
            {company.email}
          </a>
          <ThemeSwitch name="theme-footer" />
        </div>
        <div className="grid sm:grid-cols-[repeat(3,1fr)] sm:gap-10 print:*:hidden">
          {footerColumns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <details
                className={`footer-column group ${openUnlessPhone}`}
                data-parent={'parent' in column ? column.parent : undefined}
              >
                <summary className={summary}>
                  <h2 className="text-title">{column.title}</h2>
                  <Caret />
                </summary>
                <LinkRows
                  links={column.links}
                  className="items-start group-open:pb-4 [&_a]:text-muted [&_a]:hover:text-ink"
                />
              </details>
            </nav>
          ))}
        </div>
      </div>
      <div className="measure print:*:my-0 print:*:gap-2 print:*:border-0 print:*:py-2">
        <div className="mt-10 grid gap-3 border-t border-line pt-8 text-small text-muted md:mt-16">
          <p>{legal.copyright(company.legalName)}</p>
          <p className="max-w-text">{legal.trademarks}</p>
          <p>{legal.privacy}</p>
        </div>
      </div>
    </footer>
  );
}
