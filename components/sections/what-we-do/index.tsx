import { SectionShell } from '@/components/ui/section-shell';
import { MoreCue } from '@/components/ui/more-link';
import { Picture } from '@/components/ui/picture';
import { anchors } from '@/content/routes';
import type { DetailPage } from '@/lib/schemas/detail-page';
import type { HomeBlockProps } from '../home-block';
import { PageTeaser } from '../page-teaser';
import styles from './what-we-do.module.css';

type WhatWeDoProps = HomeBlockProps<'whatWeDo'> & { pages: readonly DetailPage[] };

/** The six solutions as unequal tiles: each is on its picture's own ground, so the model is in the page. */
export function WhatWeDo({ content, pages, hiddenHeading = false }: WhatWeDoProps) {
  return (
    <SectionShell
      {...content}
      id={anchors.whatWeDo}
      layout="facing"
      hiddenHeading={hiddenHeading}
      className={hiddenHeading ? styles.whole : ''}
    >
      <ul className={styles.tiles}>
        {pages.map((page, index) => (
          <Solution key={page.path} page={page} shape={shapes[index] ?? 'narrow'} readMore={content.readMore} />
        ))}
      </ul>
    </SectionShell>
  );
}

/** The shapes of the first three tiles: one of two rows and two wide ones beside it; the other three are equal. */
const shapes = ['tall', 'wide', 'wide'] as const;

interface SolutionProps {
  page: DetailPage;
  shape: (typeof shapes)[number] | 'narrow';
  readMore: string;
}

function Solution({ page, shape, readMore }: SolutionProps) {
  return (
    <li data-scene={page.header.picture.scene} className={`solution card-link group ${styles.tile} ${styles[shape]}`}>
      <div className={styles.words}>
        <PageTeaser page={page} more={readMore} />
        <MoreCue className="teaser-more mt-1">{readMore}</MoreCue>
      </div>
      <div className={styles.picture}>
        <Picture picture={page.header.picture} sizes="(max-width: 640px) 40vw, 40rem" />
      </div>
    </li>
  );
}
