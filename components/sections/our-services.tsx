import { SiteLink } from '@/components/islands/site-link';
import { SectionShell } from '@/components/layout/section-shell';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Home } from '@/content/home-schema';
import { anchors } from '@/content/routes';
import type { DetailPage } from '@/content/schema';

interface OurServicesProps {
  content: Home['ourServices'];
  pages: readonly DetailPage[];
  headless?: boolean;
}

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
            <h3 className="text-heading-3">
              <SiteLink href={page.path} className="card-link-target">
                {page.name}
              </SiteLink>
            </h3>
            <p className="max-w-text text-muted">{page.summary}</p>
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
