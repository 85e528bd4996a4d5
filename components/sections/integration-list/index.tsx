import { MoreLink } from '@/components/ui/more-link';
import { SectionShell } from '@/components/ui/section-shell';
import { home } from '@/site/home';
import { ui } from '@/content/interface';
import { pagesOf } from '@/site/pages';
import { routes } from '@/content/routes';
import { PageTeaser } from '../page-teaser';

/** The six integration pages under the page that holds them together. */
export function IntegrationList() {
  return (
    <SectionShell {...home.integrations} layout="facing">
      <ul className="ruled grid gap-x-8 md:grid-cols-2 md:ends-both-columns">
        {pagesOf('integration').map((page) => (
          <li key={page.path} className="card-link grid content-start gap-2 py-6">
            <PageTeaser page={page} />
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <MoreLink href={routes.integrations}>{ui.allIntegrations}</MoreLink>
      </p>
    </SectionShell>
  );
}
