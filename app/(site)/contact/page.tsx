import { SectionPage } from '@/components/pages/section-page';
import { pageMetadata } from '@/lib/metadata';
import { sectionPages } from '@/content/section-pages';

export const metadata = pageMetadata(sectionPages.contact);

export default function ContactPage() {
  return <SectionPage page={sectionPages.contact} />;
}
