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
 * The six services as a directory on hairlines, each row beside its own model. The model of the row
 * that is hovered or focused comes nearer, and the others recede. On touch the model is
 * above its words, and 'Read More' always shows.
 */
export function OurServices({ content, pages, hiddenHeading = false }: OurServicesProps) {
  return (
    <SectionShell
      id={anchors.ourServices}
      title={content.title}
      intro={content.intro}
      ground="sand"
      layout="facing"
      hiddenHeading={hiddenHeading}
    >
      <ul className={`services ${styles.directory}`}>
        {pages.map((page) => (
          <li key={page.path} className={styles.row}>
            <div className={`service-model ${styles.model}`} data-scene={page.header.picture.scene}>
              <Picture
                picture={{ ...page.header.picture, alt: '' }}
                sizes="(min-width: 1600px) 30rem, (min-width: 1024px) 24rem, 14rem"
              />
            </div>
            <div className={`card-link ${styles.words}`}>
              <PageTeaser page={page} />
              <MoreCue className="service-more">{content.readMore}</MoreCue>
            </div>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
