import { House } from '@/components/figures/parts/house';
import { SiteLink } from '@/components/ui/site-link';
import { ui } from '@/content/interface';
import { detailPageAt } from '@/site/pages';
import { anchors, homeSection } from '@/content/routes';
import { chapterHref, chapterOf, chapters, story, streetWords } from '@/content/street';
import type { Chapter } from '@/lib/street-schema';
import styles from './next-chapter.module.css';

/**
 * What to read after a chapter: the next one, with its house and its page; after the last one, the whole street.
 * `wide` where it has the page's width.
 */
export function NextChapter({ chapter, wide = false }: { chapter: Chapter; wide?: boolean }) {
  const { number, after } = chapterOf(chapter.state);
  return (
    <section aria-label={ui.readNext} className="section py-section">
      <div className="measure">
        <h2 className="mb-7 text-heading-2 sm:mb-12 lg:mb-16">{ui.readNext}</h2>
        <SiteLink
          href={after ? chapterHref(after) : homeSection(anchors.street)}
          className={`${styles.next} ${wide ? styles.wide : ''}`}
        >
          <span className={styles.house}>
            <House state={after ? after.state : 'lights'} />
          </span>
          <span className="text-muted">
            {story.house.address}
            {after && `, ${ui.chapter.place(number + 1, chapters.length)}`}
          </span>
          <span className="text-heading-3 font-semibold text-balance">{after ? after.then : streetWords.end}</span>
          <span className={`arrow-on ${styles.page}`}>{after ? detailPageAt(after.page).name : ui.chapter.all}</span>
        </SiteLink>
      </div>
    </section>
  );
}
