import { Closing } from '@/components/sections/closing';
import { DetailSlide } from '@/components/sections/detail-slide';
import { InPageNav } from '@/components/sections/in-page-nav';
import { Intro } from '@/components/sections/intro';
import { Related } from '@/components/sections/related';
import { SectionRenderer } from '@/components/sections/section-renderer';
import { InlineScript } from '@/components/ui/inline-script';
import { enquiryHref } from '@/lib/enquiry-href';
import type { DetailPage as Page } from '@/lib/schema';
import { detailGraph } from '@/lib/structured-data';
import { FloatingContact } from './floating-contact';
import { PageOffer } from './page-offer';
import { StructuredData } from '../ui/structured-data';

/** A solution, service or integration page: its offer, in-page nav, the sections of its content file, the way on. */
export function DetailPage({ page }: { page: Page }) {
  return (
    <>
      {page.slide ? (
        <>
          <DetailSlide page={page} slide={page.slide} />
          <Intro page={page} />
        </>
      ) : (
        <PageOffer page={page} />
      )}
      {/* Before the sections arrive that it has wait. */}
      <InlineScript name="first-screen" />
      <div>
        {page.menu && <InPageNav entries={page.menu} />}
        {page.sections.map((section) => (
          <SectionRenderer key={section.title} section={section} />
        ))}
      </div>
      <Related related={page.related} />
      <Closing {...page.closing} action={page.header.action} href={enquiryHref(page.path)} />
      <FloatingContact />
      <StructuredData graph={detailGraph(page)} />
    </>
  );
}
