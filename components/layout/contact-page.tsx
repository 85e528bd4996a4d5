import { NextSteps } from '@/components/sections/contact';
import { Enquiry } from '@/components/sections/enquiry';
import { Sections } from '@/components/sections/section-renderer';
import { Picture } from '@/components/ui/picture';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { StructuredData } from '@/components/ui/structured-data';
import { anchors } from '@/content/routes';
import { breadcrumbOf } from '@/site/breadcrumb';
import { pageNames } from '@/site/page-names';
import type { SectionPage } from '@/lib/schemas/section-page';
import { sectionGraph } from '@/site/structured-data';
import { BannerWords } from './section-banner';

/** The contact page: the form on the first screen at every size, what happens then beside it, its model below. */
export function ContactPage({ page }: { page: SectionPage }) {
  return (
    <>
      <section id={anchors.contact} data-ground="night" aria-label={page.title}>
        <div className="measure grid grid-cols-1 gap-6 pb-16 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-x-8 lg:pb-24">
          <div className="pt-2 lg:col-span-2 lg:pt-6">
            <BreadcrumbBar crumbs={breadcrumbOf({ family: 'section', ...page })} />
          </div>
          <BannerWords title={page.title} lead={page.lead} className="lg:-mt-6 lg:pb-0!" />
          {/* Links that name a page lead here (`enquiryHref`). */}
          <div
            data-ground="paper"
            data-page-names={pageNames()}
            className="rounded p-panel lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:self-start print:p-0"
          >
            <Enquiry />
          </div>
          <div className="grid grid-cols-1 gap-6">
            {page.picture && (
              // Printed, a dark scene would waste ink.
              <div className="print:hidden">
                <Picture picture={page.picture} sizes="(max-width: 1023px) calc(100vw - 40px), 34rem" eager preview />
              </div>
            )}
            <NextSteps heading="h2" />
          </div>
        </div>
      </section>
      <Sections sections={page.sections} />
      <StructuredData graph={sectionGraph(page)} />
    </>
  );
}
