import { SectionPage } from '@/components/layout/section-page';
import { pageMetadata } from '@/components/layout/metadata';
import { sectionPages } from '@/content/section-pages';

export const metadata = pageMetadata(sectionPages.whoWeAre);

export default function WhoWeArePage() {
  return <SectionPage page={sectionPages.whoWeAre} />;
}
