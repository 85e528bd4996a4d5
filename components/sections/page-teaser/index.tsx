import { SiteLink } from '@/components/ui/site-link';
import type { DetailPage } from '@/lib/schemas/detail-page';

interface PageTeaserProps {
  page: DetailPage;
  /** The words of a `MoreCue` beside it: part of the link's name, so that they can be said to it (WCAG 2.5.3). */
  more?: string;
}

/** What a list of pages says of one: its name, the link of the whole card, and its summary. */
export function PageTeaser({ page, more }: PageTeaserProps) {
  return (
    <>
      <h3 className="text-heading-3">
        <SiteLink href={page.path} className="card-link-target">
          {page.name}
          {more && <span className="sr-only">: {more}</span>}
        </SiteLink>
      </h3>
      <p className="max-w-text text-muted">{page.summary}</p>
    </>
  );
}
