import { InPageNav } from '@/components/islands/in-page-nav';
import { Later } from '@/components/islands/later';
import { Closing } from '@/components/sections/closing';
import { DetailSlide } from '@/components/sections/detail-slide';
import { Intro } from '@/components/sections/intro';
import { Related } from '@/components/sections/related';
import { SectionRenderer } from '@/components/sections/section-renderer';
import { breadcrumbOf } from '@/lib/breadcrumb';
import { enquiryHref } from '@/lib/enquiry-href';
import type { DetailPage as Page } from '@/lib/schema';
import { detailGraph } from '@/lib/structured-data';
import { FloatingContact } from './floating-contact';
import { PageBanner } from './page-banner';
import { StructuredData } from '../ui/structured-data';

/** A solution, service or integration page: banner, intro, in-page nav, the sections of its content file, the way on. */
export function DetailPage({ page }: { page: Page }) {
  const [first, ...rest] = page.sections;
  return (
    <>
      <PageBanner crumbs={breadcrumbOf(page)} title={page.header.title} />
      <Intro header={page.header} source={page.path} />
      <Later>
        <div>
          {page.menu && <InPageNav entries={page.menu} />}
          {first && <SectionRenderer section={first} />}
          {page.slide && <DetailSlide slide={page.slide} />}
          {rest.map((section) => (
            <SectionRenderer key={section.title} section={section} />
          ))}
        </div>
        <Related related={page.related} />
        {page.closing && <Closing {...page.closing} action={page.header.action} href={enquiryHref(page.path)} />}
      </Later>
      <FloatingContact />
      <StructuredData graph={detailGraph(page)} />
    </>
  );
}
