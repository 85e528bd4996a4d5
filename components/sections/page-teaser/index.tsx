import { SiteLink } from '@/components/ui/site-link';
import type { DetailPage } from '@/lib/schemas/detail-page';

/** What a list of pages says of one: its name, the link of the whole card, and its summary. */
export function PageTeaser({ page }: { page: DetailPage }) {
  return (
    <>
      <h3 className="text-heading-3">
        <SiteLink href={page.path} className="card-link-target">
          {page.name}
        </SiteLink>
      </h3>
      <p className="max-w-text text-muted">{page.summary}</p>
    </>
  );
}
