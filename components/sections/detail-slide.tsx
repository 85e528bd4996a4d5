import { ButtonLink } from '@/components/ui/button-link';
import { InlineScript } from '@/components/ui/inline-script';
import { Picture } from '@/components/ui/picture';
import { Whereabouts } from '@/components/ui/whereabouts';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { introAnchor } from '@/content/routes';
import { breadcrumbOf } from '@/lib/breadcrumb';
import { enquiryHref } from '@/lib/enquiry-href';
import type { DetailPage } from '@/lib/schema';
import { assetUrl } from '@/lib/site';

interface DetailSlideProps {
  page: DetailPage;
  slide: NonNullable<DetailPage['slide']>;
}

/** The top of a page that begins with a slide: 70vh by night, half of it the model, its claim typed out. */
export function DetailSlide({ page, slide }: DetailSlideProps) {
  const { title, claim, action } = page.header;
  return (
    <section
      data-ground="night"
      aria-roledescription={ui.hero.slideRoleDescription}
      aria-label={slide.heading}
      className="detail-slide"
    >
      <div className="measure detail-slide-layout print:block print:min-h-0">
        <Whereabouts crumbs={breadcrumbOf(page)} />
        <div className="detail-slide-words print:block print:w-auto print:p-0">
          {slide.heading.toLowerCase() !== title.toLowerCase() && <p className="detail-slide-line">{slide.heading}</p>}
          <h1 className="text-heading-long">{title}</h1>
          <p
            data-typed={constants.typingSpeed.detailPages}
            className="tagline print:mt-1 print:max-w-none print:text-[1rem] print:text-ink"
          >
            {claim}
          </p>
          <InlineScript name="tagline" />
          <div className="offer-actions print:hidden">
            <ButtonLink href={enquiryHref(page.path)}>{action}</ButtonLink>
            <a href={assetUrl(`${slide.button.href}#${introAnchor}`)} className="quiet-link">
              {slide.button.label}
            </a>
          </div>
        </div>
        <div className="detail-slide-picture print:hidden">
          <Picture picture={slide.picture} sizes="(max-width: 1023px) calc(100vw - 40px), 50vw" eager preview />
        </div>
      </div>
    </section>
  );
}
