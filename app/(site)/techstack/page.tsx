import { SectionPage } from '@/components/layout/section-page';
import { pageMetadata } from '@/lib/metadata';
import { sectionPages } from '@/content/section-pages';

export const metadata = pageMetadata(sectionPages.techstack);

export default function TechstackPage() {
  return <SectionPage page={sectionPages.techstack} />;
}
