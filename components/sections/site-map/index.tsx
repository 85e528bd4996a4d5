import { LinkRows } from '@/components/ui/link-items';
import { SiteLink } from '@/components/ui/site-link';
import { ui } from '@/content/interface';
import { routes } from '@/content/routes';
import { companyLinks } from '@/site/navigation';
import { detailPageAt, pagesOf } from '@/site/pages';
import styles from './site-map.module.css';

const families = [
  { title: ui.solutionsColumn, pages: pagesOf('solution') },
  { title: ui.servicesColumn, pages: pagesOf('service') },
  { title: detailPageAt(routes.integrations).name, pages: pagesOf('integration') },
];

/** Every page of the site in one list, those that sell with a sentence each. */
export function SiteMap() {
  return (
    <section data-site-map aria-label={ui.allPages} className="section py-section">
      <div className={`measure ${styles.families}`}>
        {families.map(({ title, pages }) => (
          <div key={title} className={styles.family}>
            <h2>{title}</h2>
            <ul className="ruled">
              {pages.map(({ path, name, summary }) => (
                <li key={path} className={styles.page}>
                  <SiteLink href={path}>{name}</SiteLink>
                  <p>{summary}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.family}>
          <h2>{ui.companyColumn}</h2>
          <LinkRows links={companyLinks} className={styles.company} />
        </div>
      </div>
    </section>
  );
}
