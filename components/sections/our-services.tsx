import { SectionShell } from '@/components/ui/section-shell';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { anchors } from '@/content/routes';
import type { DetailPage } from '@/lib/schema';
import type { HomeBlockProps } from './home-block';
import { PageTeaser } from './page-teaser';

type OurServicesProps = HomeBlockProps<'ourServices'> & { pages: readonly DetailPage[] };

/** The six services as a directory: wide rows on hairlines; 'Read More' comes on hover and focus, and stays on touch. */
export function OurServices({ content, pages, headless = false }: OurServicesProps) {
  return (
    <SectionShell
      id={anchors.ourServices}
      title={content.title}
      intro={content.intro}
      ground="sand"
      layout="split"
      headless={headless}
      aside={<Picture picture={content.picture} sizes="28rem" />}
    >
      <ul className="ruled">
        {pages.map((page) => (
          <li key={page.path} className="card-link service-row">
            <PageTeaser page={page} />
            <span className="service-more more-link text-link" aria-hidden="true">
              {content.readMore}
              <Icon name="arrow-right" className="more-link-arrow" />
            </span>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
