import { ContactPage } from '@/components/layout/contact-page';
import { pageMetadata } from '@/lib/metadata';
import { sectionPages } from '@/content/section-pages';

export const metadata = pageMetadata(sectionPages.contact);

export default function Contact() {
  return <ContactPage page={sectionPages.contact} />;
}
