import { LinkRows } from '@/components/ui/link-items';
import { footerColumns, integrationLinks } from '@/site/navigation';
import { ui } from '@/content/interface';
import { detailPageAt } from '@/site/pages';
import { routes } from '@/content/routes';

/** Every page of the site in one list. */
export function SiteMap() {
  const columns = [...footerColumns, { title: detailPageAt(routes.integrations).name, links: integrationLinks }];
  return (
    <section aria-label={ui.allPages} className="section py-section">
      <div className="measure grid gap-12 sm:grid-cols-2 lg:grid-cols-4">
        {columns.map((column) => (
          <div key={column.title}>
            <h2 className="mb-4 text-title">{column.title}</h2>
            <LinkRows links={column.links} className="ruled" />
          </div>
        ))}
      </div>
    </section>
  );
}
