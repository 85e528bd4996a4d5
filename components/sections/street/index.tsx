import { InlineScript } from '@/components/enhancements/inline-script-element';
import { ButtonLink } from '@/components/ui/button-link';
import { NoBreak } from '@/components/ui/no-break';
import { SiteLink } from '@/components/ui/site-link';
import { stillFile, StreetStill } from '@/components/ui/street-still';
import { anchors, routes } from '@/content/routes';
import { chapterHref, chapters, numberOf, streetPage, streetWords } from '@/content/street';
import { hourLights } from './light-at';
import styles from './street.module.css';

const morning = 'pin';

/**
 * The street of the story in the light of the visitor's hour, or of a morning without scripts, the way into the page that
 * walks through its day, and the one number of each chapter as a link to its specimen.
 */
export function Street() {
  return (
    <section
      id={anchors.street}
      aria-label={streetPage.title}
      data-ground="paper"
      data-screen={morning}
      suppressHydrationWarning
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
        <picture>
          {hourLights
            .filter((light) => light !== morning)
            .map((light) => (
              <source
                key={light}
                data-screen={light}
                media="not all"
                srcSet={stillFile(light)}
                suppressHydrationWarning
              />
            ))}
          <StreetStill screen={morning} className={`street-band ${styles.still}`} />
        </picture>
        <InlineScript name="street-hour" />
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
