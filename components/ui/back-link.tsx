import { ui } from '@/content/interface';
import { routes } from '@/content/routes';
import { SiteLink } from './site-link';

/**
 * One step back in history (components/enhancements/back-link.ts); home where there is no step on this site. On a phone the
 * arrow is the breadcrumb's.
 */
export function BackLink() {
  return (
    <SiteLink
      href={routes.home}
      data-back
      className="arrow-back inline-flex min-h-11 flex-none items-center gap-2 text-small whitespace-nowrap max-sm:before:hidden"
    >
      {ui.back}
    </SiteLink>
  );
}
