import { SectionPage } from '@/components/layout/section-page';
import { pageMetadata } from '@/site/metadata';
import { sectionPages } from '@/site/section-pages';

export const metadata = pageMetadata(sectionPages.ourServices);

export default function OurServicesPage() {
  return <SectionPage page={sectionPages.ourServices} />;
}
