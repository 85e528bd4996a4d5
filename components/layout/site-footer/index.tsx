import { LinkItems } from '@/components/ui/link-items';
import { NoBreak } from '@/components/ui/no-break';
import { Wordmark } from '@/components/ui/wordmark';
import { company } from '@/content/company';
import { legal } from '@/content/interface';
import { sample } from '@/content/samples';
import { SiteLink } from '@/components/ui/site-link';
import { phoneHref } from '@/lib/phone-href';
import { measurement } from '@/site/measurement';
import { footerColumns, legalLinks } from '@/site/navigation';
import styles from './site-footer.module.css';

/**
 * The footer: the company's legal details, every page in three columns, the notices. On a phone the columns fold; above
 * that they are open under a heading (`::details-content`), or fold too where the browser lacks that.
 */
export function SiteFooter() {
  const { address, registration } = company;
  return (
    <footer data-site-footer data-ground="night" className={`site-footer ${styles.footer}`}>
      <div className={`measure ${styles.parts}`}>
        <div className={styles.company}>
          <Wordmark />
          <address>
            {company.legalName}
            <span className="block text-balance">
              <NoBreak text={`${address.street}, ${company.city} ${address.postalCode}`} size="text" />
            </span>
          </address>
          <p>
            {registration.label}: {registration.number}
            {sample.fact}
          </p>
          <div className={styles.ways}>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            {company.phone && <a href={phoneHref(company.phone)}>{company.phone}</a>}
            {company.profiles.map(({ name, url }) => (
              <a key={url} href={url} rel="external me">
                {name}
              </a>
            ))}
          </div>
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title} className={styles.column}>
            <h2>{title}</h2>
            {/* The script of the menus may have opened it before React compares, in development, where that takes the whole page. */}
            <details suppressHydrationWarning>
              <summary className="caret-summary">{title}</summary>
              <ul>
                <LinkItems links={links} />
              </ul>
            </details>
          </nav>
        ))}
        <div className={styles.notices}>
          <p>{legal.copyright}</p>
          <p>{legal.trademarks}</p>
          <p>
            {measurement.endpoint ? legal.counted : legal.privacy}{' '}
            {legalLinks.map(({ label, href }) => (
              <SiteLink key={href} href={href} className={styles.legal}>
                {label}
              </SiteLink>
            ))}
          </p>
        </div>
      </div>
    </footer>
  );
}
