import { Closing } from '@/components/sections/closing';
import { DetailSlide } from '@/components/sections/detail-slide';
import { InPageNav } from '@/components/sections/in-page-nav';
import { Intro } from '@/components/sections/intro';
import { PageEnd } from '@/components/sections/page-end';
import { SectionRenderer } from '@/components/sections/section-renderer';
import { detailPageAt } from '@/site/pages';
import { enquiryHref } from '@/lib/enquiry-href';
import type { DetailPage as Page } from '@/lib/schemas/detail-page';
import { detailGraph } from '@/site/structured-data';
import { FloatingContact } from './floating-contact';
import { PageOffer } from './page-offer';
import { StructuredData } from '../ui/structured-data';

/** A solution, service or integration page: its offer, in-page nav, the sections of its content file, the way on. */
export function DetailPage({ page }: { page: Page }) {
  const { sections, end } = splitEnd(page.sections);
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
      <div>
        <InPageNav page={page} />
        {sections.map((section) => (
          <SectionRenderer key={section.title} section={section} />
        ))}
        <PageEnd sections={end} page={page} />
      </div>
      <Closing
        {...page.closing}
        picture={closingPicture(page)}
        action={page.header.action}
        href={enquiryHref(page.path)}
      />
      <FloatingContact />
      <StructuredData graph={detailGraph(page)} />
    </>
  );
}

/** Splits off the technologies and questions at the end of a page, which share a block with what to read next. */
function splitEnd(sections: Page['sections']): { sections: Page['sections']; end: Page['sections'] } {
  const last = sections.findLastIndex(({ kind }) => kind !== 'techstack' && kind !== 'questions');
  return { sections: sections.slice(0, last + 1), end: sections.slice(last + 1) };
}

/** A page that begins with a slide has shown its model twice, so its closing shows that of the first related page. */
function closingPicture({ slide, closing, related }: Page): Page['closing']['picture'] {
  const next = related?.[0];
  return slide && next ? detailPageAt(next.path).closing.picture : closing.picture;
}
