import { SectionPage } from '@/components/layout/section-page';
import { pageMetadata } from '@/components/layout/metadata';
import { sectionPages } from '@/content/section-pages';

export const metadata = pageMetadata(sectionPages.techstack);

export default function TechstackPage() {
  return <SectionPage page={sectionPages.techstack} />;
}
