import { SectionPage } from '@/components/layout/section-page';
import { pageMetadata } from '@/lib/metadata';
import { sectionPages } from '@/content/section-pages';

export const metadata = pageMetadata(sectionPages.whoWeAre);

export default function WhoWeArePage() {
  return <SectionPage page={sectionPages.whoWeAre} />;
}
