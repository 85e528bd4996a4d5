import { SectionPage } from '@/components/layout/section-page';
import { pageMetadata } from '@/lib/metadata';
import { sectionPages } from '@/content/section-pages';

export const metadata = pageMetadata(sectionPages.ourServices);

export default function OurServicesPage() {
  return <SectionPage page={sectionPages.ourServices} />;
}
