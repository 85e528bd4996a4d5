import { SectionPage } from '@/components/layout/section-page';
import { pageMetadata } from '@/site/metadata';
import { sectionPages } from '@/site/section-pages';

export const metadata = pageMetadata(sectionPages.whoWeAre);

export default function WhoWeArePage() {
  return <SectionPage page={sectionPages.whoWeAre} />;
}
