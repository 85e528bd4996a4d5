import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { StreetStill } from '@/components/ui/street-still';
import { ui } from '@/content/interface';
import { fill } from '@/lib/fill';
import { routes } from '@/content/routes';
import { chapterHref, chapterOf, chapterOnStreet, chapters, story } from '@/content/street';
import type { HouseState } from '@/lib/house-states';
import styles from './chapter-chip.module.css';

interface ChapterChipProps {
  state: HouseState;
  /** What the specimen shows, and that it is made up. */
  children: ReactNode;
}

/** Which chapter of the story a specimen is, with the house in its light, and the way to the chapters beside it. */
export function ChapterChip({ state, children }: ChapterChipProps) {
  const { chapter, number, before, after } = chapterOf(state);
  return (
    <div className={styles.chip}>
      <SiteLink href={chapterOnStreet(chapter)} className={styles.chapter}>
        <span data-screen={state} className={styles.house}>
          <StreetStill screen={state} sizes="25rem" />
        </span>
        <span>
          {story.house.address}{' '}
          <span className={styles.place}>{fill(ui.chapter.place, { number, total: chapters.length })}</span>
        </span>
      </SiteLink>
      <div className={styles.words}>
        <p className={styles.event}>{chapter.event}</p>
        <p>{children}</p>
      </div>
      <nav aria-label={ui.chapter.others} className={styles.others}>
        {before && (
          <SiteLink href={chapterHref(before)} rel="prev" className="arrow-back">
            {named(number - 1, before.name)}
          </SiteLink>
        )}
        <SiteLink href={after ? chapterHref(after) : routes.street} rel={after && 'next'} className="arrow-on">
          {after ? named(number + 1, after.name) : ui.chapter.all}
        </SiteLink>
      </nav>
    </div>
  );
}

/** A chapter by its number and its name, which goes on after a colon. */
function named(number: number, name: string): string {
  return fill(ui.chapter.named, { number, name: name.charAt(0).toLowerCase() + name.slice(1) });
}
