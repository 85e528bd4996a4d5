import { SectionPage } from '@/components/layout/section-page';
import { pageMetadata } from '@/lib/metadata';
import { sectionPages } from '@/content/section-pages';

export const metadata = pageMetadata(sectionPages.whatWeDo);

export default function WhatWeDoPage() {
  return <SectionPage page={sectionPages.whatWeDo} />;
}
