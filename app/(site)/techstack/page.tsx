import { SectionPage } from '@/components/layout/section-page';
import { sectionMetadata } from '@/components/layout/page-metadata';
import { sectionPages } from '@/content/section-pages';

export const metadata = sectionMetadata(sectionPages.techstack);

export default function Page() {
  return <SectionPage page={sectionPages.techstack} />;
}
