import { StreetPage } from '@/components/layout/street-page';
import { routes } from '@/content/routes';
import { streetPage } from '@/content/street';
import { pageMetadata } from '@/site/metadata';

export const metadata = pageMetadata({ path: routes.street, seo: streetPage.seo });

export default function StreetWalkPage() {
  return <StreetPage />;
}
