import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { ButtonLink } from '@/components/ui/button-link';
import { NoBreak } from '@/components/ui/no-break';
import { SiteLink } from '@/components/ui/site-link';
import { StreetStill } from '@/components/ui/street-still';
import { StructuredData } from '@/components/ui/structured-data';
import { ui } from '@/content/interface';
import { routes } from '@/content/routes';
import { chapterHref, chapterOnStreet, chapters, numberOf, streetPage, streetWords } from '@/content/street';
import { dayInWords } from '@/lib/day';
import { fill } from '@/lib/fill';
import type { Chapter } from '@/lib/schemas/street';
import { streetBreadcrumb } from '@/site/breadcrumb';
import { detailPageAt } from '@/site/pages';
import { plainGraph } from '@/site/structured-data';
import { Stage } from './stage';
import recordStyles from '@/components/figures/parts/record.module.css';
import styles from './street-page.module.css';

const graph = plainGraph({
  path: routes.street,
  name: streetPage.title,
  description: streetPage.seo.description,
  crumbs: streetBreadcrumb,
});

const total = chapters.length;
/** On a phone half of the width that it has: there the ten hours together are no heavier than the lights that add them up. */
const stillSizes = '(min-width: 1024px) 50vw, (min-width: 641px) 100vw, 50vw';

/**
 * Five months of one house in ten screens: an opening, a chapter each with its one number, and the record. Where the
 * browser has timelines of scrolling, one street behind the words goes through a day (`Stage`); elsewhere, and where
 * motion is not wanted, each chapter has its hour as a picture.
 */
export function StreetPage() {
  return (
    <>
      <div className={styles.walk}>
        <ol className={styles.screens}>
          <li data-screen="opening" data-ground="night" className={styles.screen}>
            <div className={`measure ${styles.words}`}>
              <BreadcrumbBar crumbs={streetBreadcrumb} />
              <h1 className={styles.title}>
                <NoBreak text={streetPage.title} />
              </h1>
              <p className={styles.line}>{streetPage.lead}</p>
              <p className={styles.intro}>{streetWords.intro}</p>
              <a href={chapterOnStreet(chapters[0] as Chapter)} className={`arrow-on ${styles.link}`}>
                {streetPage.begin}
              </a>
            </div>
            <div className={styles.still}>
              <StreetStill screen="opening" alt={streetWords.picture} sizes={stillSizes} />
            </div>
          </li>
          {chapters.map((chapter, at) => (
            <ChapterScreen key={chapter.state} chapter={chapter} number={at + 1} />
          ))}
          <RecordScreen />
        </ol>
        <Stage />
      </div>
      <StructuredData graph={graph} />
    </>
  );
}

function ChapterScreen({ chapter, number }: { chapter: Chapter; number: number }) {
  const { anchor, state, day, name, line, page } = chapter;
  return (
    <li id={anchor} data-screen={state} className={styles.screen}>
      <div className={`measure ${styles.words}`}>
        <p className={`${recordStyles.record} ${styles.eyebrow}`}>
          {fill(ui.chapter.place, { number, total })} <time dateTime={day}>{dayInWords(day)}</time>
        </p>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.number}>{numberOf(chapter)}</p>
        <p className={styles.line}>{line}</p>
        <SiteLink href={chapterHref(chapter)} className={`arrow-on ${styles.link}`}>
          {detailPageAt(page).name}
        </SiteLink>
      </div>
      <div className={styles.still}>
        <StreetStill screen={state} sizes={stillSizes} />
      </div>
    </li>
  );
}

/** The last screen: what the five months have left on the record, and the page's action. */
function RecordScreen() {
  const { record, closing } = streetPage;
  return (
    <li data-screen="end" className={`${styles.screen} ${styles.end}`}>
      <div className={`measure ${styles.words}`}>
        <h2 className={styles.name}>{record}</h2>
        <ol className={styles.record}>
          {chapters.map((chapter) => (
            <li key={chapter.state}>
              <time dateTime={chapter.day} className={recordStyles.record}>
                {chapter.day}
              </time>
              <SiteLink href={chapterHref(chapter)}>{chapter.name}</SiteLink>
              <p>
                <strong>{numberOf(chapter)}</strong> {chapter.line}
              </p>
            </li>
          ))}
        </ol>
        <h2 className={styles.question}>
          <NoBreak text={closing.question} />
        </h2>
        <p className={styles.next}>{closing.next}</p>
        <p>
          <ButtonLink href={routes.contact}>{closing.action}</ButtonLink>
        </p>
      </div>
      <div className={styles.still}>
        <StreetStill screen="end" sizes={stillSizes} />
      </div>
    </li>
  );
}
