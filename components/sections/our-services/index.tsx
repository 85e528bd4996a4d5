import { SectionShell } from '@/components/ui/section-shell';
import { MoreCue } from '@/components/ui/more-link';
import { Picture } from '@/components/ui/picture';
import { anchors } from '@/content/routes';
import type { DetailPage } from '@/lib/schemas/detail-page';
import type { HomeBlockProps } from '../home-block';
import { PageTeaser } from '../page-teaser';
import styles from './our-services.module.css';

type OurServicesProps = HomeBlockProps<'ourServices'> & { pages: readonly DetailPage[] };

/**
 * The six services as a directory on hairlines beside one stage, which shows the model of the row that is hovered or focused,
 * and the first one's otherwise. The stage is part of the row's link. On touch each row has its own small model, and
 * 'Read More' always shows.
 */
export function OurServices({ content, pages, hiddenHeading = false }: OurServicesProps) {
  return (
    <SectionShell
      {...content}
      id={anchors.ourServices}
      ground="sand"
      layout="facing"
      hiddenHeading={hiddenHeading}
      className={hiddenHeading ? styles.whole : ''}
    >
      <ul className={`services ${styles.directory}`}>
        {pages.map((page) => (
          <li key={page.path} className={`card-link ${styles.row}`}>
            <div className={styles.words}>
              <PageTeaser page={page} more={content.readMore} />
              <MoreCue className="teaser-more service-more">{content.readMore}</MoreCue>
            </div>
            <div className={styles.model} data-scene={page.header.picture.scene}>
              <Picture
                picture={{ ...page.header.picture, alt: '' }}
                sizes="(min-width: 1024px) 44rem, (min-width: 640px) 14rem, 40vw"
              />
            </div>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
