import { SectionPage } from '@/components/layout/section-page';
import { pageMetadata } from '@/lib/metadata';
import { sectionPages } from '@/content/section-pages';

export const metadata = pageMetadata(sectionPages.footer);

export default function FooterPage() {
  return <SectionPage page={sectionPages.footer} />;
}
