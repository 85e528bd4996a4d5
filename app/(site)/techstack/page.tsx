import { SectionPage } from '@/components/layout/section-page';
import { pageMetadata } from '@/site/metadata';
import { sectionPages } from '@/site/section-pages';

export const metadata = pageMetadata(sectionPages.techstack);

export default function TechstackPage() {
  return <SectionPage page={sectionPages.techstack} />;
}
