import { SectionPage } from '@/components/layout/section-page';
import { pageMetadata } from '@/components/layout/metadata';
import { sectionPages } from '@/content/section-pages';

export const metadata = pageMetadata(sectionPages.ourServices);

export default function OurServicesPage() {
  return <SectionPage page={sectionPages.ourServices} />;
}
