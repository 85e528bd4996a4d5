import { SectionPage } from '@/components/layout/section-page';
import { pageMetadata } from '@/site/metadata';
import { sectionPages } from '@/site/section-pages';

export const metadata = pageMetadata(sectionPages.footer);

export default function FooterPage() {
  return <SectionPage page={sectionPages.footer} />;
}
