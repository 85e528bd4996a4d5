import { ContactPage } from '@/components/layout/contact-page';
import { pageMetadata } from '@/site/metadata';
import { sectionPages } from '@/site/section-pages';

export const metadata = pageMetadata(sectionPages.contact);

export default function Contact() {
  return <ContactPage page={sectionPages.contact} />;
}
