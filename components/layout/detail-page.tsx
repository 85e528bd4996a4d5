import { Closing } from '@/components/sections/closing';
import { DetailSlide } from '@/components/sections/detail-slide';
import { InPageNav } from '@/components/sections/in-page-nav';
import { Intro } from '@/components/sections/intro';
import { Sections } from '@/components/sections/section-renderer';
import { chapterAt } from '@/content/street';
import { pricesAfter } from '@/site/prices';
import { enquiryHref } from '@/site/enquiry-href';
import type { DetailPage as Page } from '@/lib/schemas/detail-page';
import { detailGraph } from '@/site/structured-data';
import { FloatingContact } from './floating-contact';
import { PageOffer } from './page-offer';
import { DraftMark } from '../ui/draft-mark';
import { StructuredData } from '../ui/structured-data';

/** A solution, service or integration page: its offer, in-page nav, the sections of its content file, the way on. */
export function DetailPage({ page }: { page: Page }) {
  const { sections, menu, sources } = page;
  return (
    <>
      <DraftMark draft={page.draft} />
      {page.slide ? (
        <>
          <DetailSlide page={page} slide={page.slide} />
          <Intro page={page} />
        </>
      ) : (
        <PageOffer page={page} />
      )}
      <div>
        {menu && <InPageNav page={page} />}
        <Sections sections={sections} sources={sources} />
      </div>
      <Closing
        {...page.closing}
        action={page.header.action}
        href={enquiryHref(page.path)}
        prices={pricesAfter(sections)}
        chapter={chapterAt(page.path)}
      />
      <FloatingContact />
      <StructuredData graph={detailGraph(page)} />
    </>
  );
}
