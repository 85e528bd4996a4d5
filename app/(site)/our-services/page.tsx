import { SectionPage } from '@/components/pages/section-page';
import { pageMetadata } from '@/lib/metadata';
import { sectionPages } from '@/content/section-pages';

export const metadata = pageMetadata(sectionPages.ourServices);

export default function OurServicesPage() {
  return <SectionPage page={sectionPages.ourServices} />;
}
