import { NoBreak } from '@/components/ui/no-break';
import { SectionShell } from '@/components/ui/section-shell';
import { SiteLink } from '@/components/ui/site-link';
import { StreetStill } from '@/components/ui/street-still';
import { routes } from '@/content/routes';
import { chapters, numberOf, streetPage, streetWords } from '@/content/street';
import { printedAddress } from '@/site/urls';
import styles from './print-page.module.css';

/** The street on paper, where its day does not pass: a picture for each chapter's hour, with the chapter's number. */
export function PrintStreet() {
  return (
    <SectionShell title={streetPage.title} intro={streetWords.intro} layout="facing">
      <ol className={styles.hours}>
        {chapters.map((chapter) => (
          <li key={chapter.state} data-screen={chapter.state}>
            <StreetStill screen={chapter.state} sizes="(min-width: 640px) 22vw, 45vw" />
            <h3 className="text-small font-semibold">{chapter.name}</h3>
            <p className="text-heading-3 font-semibold">{numberOf(chapter)}</p>
            <p className="text-small text-muted">
              <NoBreak text={chapter.line} size="text" />
            </p>
          </li>
        ))}
      </ol>
      <p className="text-muted">
        {streetPage.walk}:{' '}
        <SiteLink href={routes.street} className="underline underline-offset-4">
          {printedAddress(routes.street)}
        </SiteLink>
      </p>
    </SectionShell>
  );
}
