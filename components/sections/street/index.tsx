import { House } from '@/components/figures/parts/house';
import { SiteLink } from '@/components/ui/site-link';
import { NoBreak } from '@/components/ui/no-break';
import { ui } from '@/content/interface';
import { fill } from '@/lib/fill';
import { detailPageAt } from '@/site/pages';
import { anchors } from '@/content/routes';
import { chapterHref, chapterOf, chapters, story, streetWords } from '@/content/street';
import styles from './street.module.css';

/**
 * The street of the story at the full width of the window, from dawn to night: the house once for each chapter, with its
 * one number and the way to its specimen. On a phone it is a row to swipe with a mark of the hour; on paper it is a list.
 */
export function Street() {
  const title = story.house.address;
  return (
    <section id={anchors.street} aria-label={title} data-ground="paper" className={`section ${styles.section}`}>
      <div className={`measure ${styles.head}`}>
        <h2 className="max-w-heading text-heading-2">
          <NoBreak text={title} />
        </h2>
        <p className="max-w-text text-lead">{streetWords.intro}</p>
      </div>
      <ol className={styles.street}>
        {chapters.map((chapter) => {
          const { page, state, before, number, after, name, line } = chapter;
          return (
            <li key={state} data-hour={state} className={styles.plot}>
              <SiteLink href={chapterHref(chapter)} className={styles.chapter}>
                <span>
                  {fill(ui.chapter.place, { number: chapterOf(state).number, total: chapters.length })}:{' '}
                  <strong className={styles.name}>{name}</strong>
                </span>{' '}
                <span className={styles.number}>
                  {before && <small className={styles.sign}>{before}</small>}
                  {number}
                  {after && <small> {after}</small>}
                </span>{' '}
                <span className={styles.line}>
                  {line}
                  <span className="sr-only">. </span>
                </span>
                <span className={styles.house}>
                  <House state={state} />
                </span>
                <span className={styles.page}>{detailPageAt(page).name}</span>
              </SiteLink>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
