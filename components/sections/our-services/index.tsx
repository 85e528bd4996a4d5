import { SectionShell } from '@/components/ui/section-shell';
import { MoreCue } from '@/components/ui/more-link';
import { Picture } from '@/components/ui/picture';
import { anchors } from '@/content/routes';
import type { DetailPage } from '@/lib/schema';
import type { HomeBlockProps } from '../home-block';
import { PageTeaser } from '../page-teaser';

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
      <ul className="ruled services hover-wide:relative hover-wide:mr-[calc(50%+24px)] hover-wide:min-h-[36rem]">
        {pages.map((page) => (
          <li
            key={page.path}
            className="grid grid-cols-[5.5rem_1fr] items-center gap-[20px] py-[20px] hover-wide:block hover-wide:py-0"
          >
            <div
              className="service-model overflow-hidden rounded hover-wide:overflow-visible [&_img]:w-full"
              data-scene={page.header.picture.scene}
            >
              <Picture picture={{ ...page.header.picture, alt: '' }} sizes="(min-width: 1024px) 36rem, 8rem" />
            </div>
            <div className="card-link grid gap-[6px] hover-wide:grid-cols-[1fr_auto] hover-wide:gap-x-[24px] hover-wide:py-[20px] hover-wide:[&>p]:col-start-1">
              <PageTeaser page={page} />
              <MoreCue className="service-more">{content.readMore}</MoreCue>
            </div>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
