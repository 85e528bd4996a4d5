import { ButtonLink } from '@/components/ui/button-link';
import { InlineScript } from '@/components/ui/inline-script';
import { Picture } from '@/components/ui/picture';
import { QuietLink } from '@/components/ui/quiet-link';
import { Whereabouts } from '@/components/ui/whereabouts';
import { Unbroken } from '@/components/ui/unbroken';
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

const layout =
  'detail-slide-layout print:block print:min-h-0! measure grid grid-rows-[auto_1fr] pt-[8px] beside:min-h-[min(70vh,640px)] beside:pt-[clamp(0px,2.5vh,24px)] beside:*:not-last:relative beside:*:not-last:z-1';
const words =
  'detail-slide-words print:block print:w-auto! print:p-0! grid content-center justify-items-start gap-3 pt-2 pb-3 beside:w-[calc(50%+32px)] beside:gap-[clamp(8px,1.8vh,18px)] beside:pt-0 beside:pb-[clamp(16px,4vh,40px)]';
const tagline =
  'tagline print:mt-1 print:max-w-none print:text-[1rem] print:text-ink max-w-[40ch] text-[clamp(1.125rem,1rem+0.7vw,1.5rem)]/[1.4] text-balance text-highlight sm:short:max-w-none sm:short:text-[1rem]';
const picture =
  'detail-slide-picture print:hidden -mx-[calc(theme(spacing.gutter)*0.75)] beside:pointer-events-none beside:absolute beside:inset-y-0 beside:right-[max(0px,calc((100%-100rem)/2))] beside:left-1/2 beside:m-0 beside:*:h-full beside:[&_img]:h-full beside:[&_img]:object-contain beside:[&_img]:object-[50%_70%] beside:[&_picture]:h-full [&_img]:w-full';

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
        <Whereabouts crumbs={breadcrumbOf(page)} />
        <div className={words}>
          {slide.heading.toLowerCase() !== title.toLowerCase() && (
            <p
              className={`font-semibold text-muted sm:short:text-[0.875rem] sm:short:whitespace-nowrap ${slide.heading === page.name ? 'lg:hidden' : ''}`}
            >
              {slide.heading}
            </p>
          )}
          <h1 className="text-heading-long">
            <Unbroken text={title} />
          </h1>
          <p data-typed={constants.typingSpeed.detailPages} className={tagline}>
            {claim}
          </p>
          <InlineScript name="tagline" />
          <div className="offer-actions flex flex-wrap items-center gap-x-7 gap-y-3 pt-2 print:hidden">
            <ButtonLink href={enquiryHref(page.path)}>{action}</ButtonLink>
            <QuietLink href={assetUrl(`${slide.button.href}#${introAnchor}`)}>{slide.button.label}</QuietLink>
          </div>
        </div>
        <div className={picture}>
          <Picture picture={slide.picture} sizes="(max-width: 1023px) calc(100vw - 40px), 50vw" eager preview />
        </div>
      </div>
    </section>
  );
}
