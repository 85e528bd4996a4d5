import { SectionPage } from '@/components/layout/section-page';
import { pageMetadata } from '@/components/layout/metadata';
import { sectionPages } from '@/content/section-pages';

export const metadata = pageMetadata(sectionPages.contact);

export default function ContactPage() {
  return <SectionPage page={sectionPages.contact} />;
}
