import { ButtonLink } from '@/components/ui/button-link';
import { NoBreak } from '@/components/ui/no-break';
import { SiteLink } from '@/components/ui/site-link';
import { StreetStill } from '@/components/ui/street-still';
import { anchors, routes } from '@/content/routes';
import { chapterHref, chapters, numberOf, streetPage, streetWords } from '@/content/street';
import styles from './street.module.css';

/**
 * The street of the story in the light of a morning, the way into the page that walks through its day, and the one
 * number of each chapter as a link to its specimen.
 */
export function Street() {
  return (
    <section
      id={anchors.street}
      aria-label={streetPage.title}
      data-ground="paper"
      data-screen="pin"
      className={`section ${styles.band}`}
    >
      <div className={`measure ${styles.layout}`}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <NoBreak text={streetPage.title} />
          </h2>
          <p className="text-base">{streetWords.intro}</p>
          <p>
            <ButtonLink href={routes.street}>{streetPage.walk}</ButtonLink>
          </p>
        </div>
        <StreetStill screen="pin" sizes="(min-width: 1024px) 64vw, 120vw" className={`street-band ${styles.still}`} />
        <ol className={styles.numbers}>
          {chapters.map((chapter) => (
            <li key={chapter.state}>
              <SiteLink href={chapterHref(chapter)}>
                <strong>{numberOf(chapter)}</strong> <span>{chapter.name}</span>
              </SiteLink>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
