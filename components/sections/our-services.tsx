import { SectionShell } from '@/components/ui/section-shell';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { anchors } from '@/content/routes';
import type { DetailPage } from '@/lib/schema';
import type { HomeBlockProps } from './home-block';
import { PageTeaser } from './page-teaser';

type OurServicesProps = HomeBlockProps<'ourServices'> & { pages: readonly DetailPage[] };

/**
 * The six services as a directory on hairlines. Where a pointer hovers, the model of the row that it points at stands
 * beside the rows, and of the row with the focus; its picture is fetched then. On touch each row has its own small
 * model, and 'Read More' always shows.
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
      <ul className="ruled services">
        {pages.map((page) => (
          <li key={page.path} className="service-row">
            <div className="service-model" data-scene={page.header.picture.scene}>
              <Picture picture={{ ...page.header.picture, alt: '' }} sizes="(min-width: 1024px) 36rem, 8rem" />
            </div>
            <div className="card-link service-words">
              <PageTeaser page={page} />
              <span className="service-more more-link text-link paper:hidden" aria-hidden="true">
                {content.readMore}
                <Icon name="arrow-right" className="more-link-arrow" />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
