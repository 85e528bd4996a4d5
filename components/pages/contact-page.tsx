import { NextSteps } from '@/components/sections/contact';
import { Enquiry } from '@/components/sections/enquiry';
import { SectionRenderer } from '@/components/sections/section-renderer';
import { Picture } from '@/components/ui/picture';
import { StructuredData } from '@/components/ui/structured-data';
import { home } from '@/content/home';
import { anchors } from '@/content/routes';
import { sectionBreadcrumb } from '@/lib/breadcrumb';
import { pageNames } from '@/lib/page-names';
import type { SectionPage } from '@/lib/section-page-schema';
import { sectionGraph } from '@/lib/structured-data';
import { BannerHead } from './section-banner';

/** The contact page: the form on the first screen at every size, what happens then beside it, its model below. */
export function ContactPage({ page }: { page: SectionPage }) {
  return (
    <>
      <section id={anchors.contact} data-ground="night" aria-label={page.title} className="contact-first">
        <div className="measure contact-first-layout">
          <div className="section-banner-words">
            <BannerHead crumbs={sectionBreadcrumb(page)} title={page.title} lead={page.lead} />
          </div>
          {/* Links that name a page lead here (`enquiryHref`). */}
          <div data-ground="paper" data-page-names={pageNames()} className="contact-first-form">
            <Enquiry />
          </div>
          <div className="contact-first-aside">
            <Picture picture={page.picture} sizes="(max-width: 1023px) calc(100vw - 40px), 34rem" eager preview />
            <NextSteps steps={home.contact.next} heading="h2" />
          </div>
        </div>
      </section>
      {page.sections.map((section) => (
        <SectionRenderer key={section.title} section={section} />
      ))}
      <StructuredData graph={sectionGraph(page)} />
    </>
  );
}
