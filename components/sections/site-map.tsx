import { SiteLink } from '@/components/islands/site-link';
import { footerColumns, integrationLinks } from '@/components/layout/navigation';
import { ui } from '@/content/interface';

/** Every page of the site in one list. */
export function SiteMap() {
  const columns = [...footerColumns, { title: ui.integrationsLine, links: integrationLinks }];
  return (
    <section aria-label={ui.home} className="section">
      <div className="measure grid gap-12 sm:grid-cols-2 lg:grid-cols-4">
        {columns.map((column) => (
          <div key={column.title}>
            <h2 className="mb-4 text-title">{column.title}</h2>
            <ul className="ruled">
              {column.links.map((link) => (
                <li key={link.href}>
                  <SiteLink href={link.href} className="site-map-link">
                    {link.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
