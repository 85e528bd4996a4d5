import { ButtonLink } from '@/components/ui/button-link';
import { InlineScript } from '@/components/ui/inline-script';
import { Picture } from '@/components/ui/picture';
import { QuietLink } from '@/components/ui/quiet-link';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { NoBreak } from '@/components/ui/no-break';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { introAnchor } from '@/content/routes';
import { breadcrumbOf } from '@/site/breadcrumb';
import { enquiryHref } from '@/lib/enquiry-href';
import type { DetailPage } from '@/lib/schemas/detail-page';
import { assetUrl } from '@/site/urls';

interface DetailSlideProps {
  page: DetailPage;
  slide: NonNullable<DetailPage['slide']>;
}

const layout =
  'detail-slide-layout print:block print:min-h-0! measure grid grid-rows-[auto_1fr] pt-[8px] two-col:min-h-[min(70vh,640px)] two-col:pt-[clamp(0px,2.5vh,24px)] two-col:*:not-last:relative two-col:*:not-last:z-1';
const words =
  'detail-slide-words print:block print:w-auto! print:p-0! grid content-center justify-items-start gap-3 pt-2 pb-3 two-col:w-[calc(50%+32px)] two-col:gap-[clamp(8px,1.8vh,18px)] two-col:pt-0 two-col:pb-[clamp(16px,4vh,40px)]';
const tagline =
  'tagline print:mt-1 print:max-w-none print:text-[1rem] print:text-ink max-w-[40ch] text-[clamp(1.125rem,1rem+0.7vw,1.5rem)]/[1.4] text-balance text-highlight sm:short:max-w-none sm:short:text-[1rem]';
const picture =
  'detail-slide-picture print:hidden -mx-[calc(theme(spacing.gutter)*0.75)] two-col:pointer-events-none two-col:absolute two-col:inset-y-0 two-col:right-[max(0px,calc((100%-100rem)/2))] two-col:left-1/2 two-col:m-0 two-col:*:h-full two-col:[&_img]:h-full two-col:[&_img]:object-contain two-col:[&_img]:object-[50%_70%] two-col:[&_picture]:h-full [&_img]:w-full';

/** The top of a page that begins with a slide: 70vh by night, half of it the model, its claim typed out. */
export function DetailSlide({ page, slide }: DetailSlideProps) {
  const { title, claim, action } = page.header;
  return (
    <section
      data-ground="night"
      aria-roledescription={ui.hero.slideRoleDescription}
      aria-label={slide.heading}
      className="detail-slide relative overflow-clip"
    >
      <div className={layout}>
        <BreadcrumbBar crumbs={breadcrumbOf(page)} />
        <div className={words}>
          {slide.heading.toLowerCase() !== title.toLowerCase() && (
            <p
              className={`font-semibold text-muted sm:short:text-[0.875rem] sm:short:whitespace-nowrap ${slide.heading === page.name ? 'lg:hidden' : ''}`}
            >
              {slide.heading}
            </p>
          )}
          <h1 className="text-heading-long">
            <NoBreak text={title} />
          </h1>
          <p data-typed={constants.typingSpeed.detailPages} className={tagline}>
            {claim}
          </p>
          <InlineScript name="tagline" />
          <div
            data-first-action
            className="offer-actions flex flex-wrap items-center gap-x-7 gap-y-3 pt-2 print:hidden"
          >
            <ButtonLink href={enquiryHref(page.path)}>{action}</ButtonLink>
            <QuietLink href={assetUrl(`${slide.button.href}#${introAnchor}`)} about={slide.button.about}>
              {slide.button.label}
            </QuietLink>
          </div>
        </div>
        <div className={picture}>
          <Picture picture={slide.picture} sizes="(max-width: 1023px) calc(100vw - 40px), 50vw" eager preview />
        </div>
      </div>
    </section>
  );
}
