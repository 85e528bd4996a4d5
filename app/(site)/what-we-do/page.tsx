import { SectionPage } from '@/components/layout/section-page';
import { pageMetadata } from '@/site/metadata';
import { sectionPages } from '@/site/section-pages';

export const metadata = pageMetadata(sectionPages.whatWeDo);

export default function WhatWeDoPage() {
  return <SectionPage page={sectionPages.whatWeDo} />;
}
