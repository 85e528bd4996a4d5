import { LabelledModel, modelOnPaper } from '@/components/sections/labelled-model';
import { BrochureLink } from '@/components/ui/brochure-link';
import { ButtonLink } from '@/components/ui/button-link';
import { QuietLink } from '@/components/ui/quiet-link';
import { titleSize } from '@/components/ui/title-size';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { NoBreak } from '@/components/ui/no-break';
import { breadcrumbOf } from '@/site/breadcrumb';
import { enquiryHref } from '@/lib/enquiry-href';
import type { DetailPage } from '@/lib/schemas/detail-page';

const words =
  'offer-words print:min-h-0 print:p-0! grid min-h-[calc(theme(spacing.banner)-52px)] content-start justify-items-start gap-[12px] pt-2 pb-[calc(var(--hang)+28px)] [grid-area:2/in] two-col:gap-[clamp(8px,2.2vh,20px)] two-col:pt-[clamp(0px,2vh,16px)] two-col:pb-[clamp(24px,5vh,56px)] two-col:[grid-area:2/words]';
/** On a low screen the action comes before it, or it would be below the fold. */
const sentence = 'text-lead text-muted [@media(max-height:600px)]:order-1';
const model =
  'offer-model [grid-area:3/in] two-col:-mr-(--reach) two-col:grid two-col:grid-rows-subgrid two-col:[grid-area:2/model/span_2]';
const text =
  'offer-text print:max-w-none print:p-0! print:[&>p]:mb-3 grid max-w-text content-start gap-[20px] pt-7 pb-6 [grid-area:4/in] sm:pt-10 sm:pb-[clamp(32px,4vw,56px)] two-col:pt-14 two-col:[grid-area:3/words]';

/**
 * The first screen of a detail page: what it offers, the page's action, and the model, which hangs out of the banner
 * over the text that follows.
 */
export function PageOffer({ page }: { page: DetailPage }) {
  const { title, claim, description, detailedDescription, action, second } = page.header;
  return (
    <div className="offer print:block">
      <div data-ground="night" className="offer-ground [grid-area:1/full/span_2] print:hidden" />
      <div data-ground="night" className="pt-[8px] [grid-area:1/in] two-col:pt-[clamp(0px,2.5vh,24px)]">
        <BreadcrumbBar crumbs={breadcrumbOf(page)} />
      </div>
      <div data-ground="night" className={words}>
        <h1 className={titleSize(title, 44)}>
          <NoBreak text={title} />
        </h1>
        <p className="text-[clamp(1.1875rem,1.05rem+0.6vw,1.625rem)]/[1.3] font-medium tracking-[-0.01em] text-balance text-highlight sm:short:text-[1rem]">
          {claim}
        </p>
        <p className={sentence}>{description}</p>
        <div data-first-action className="offer-actions flex flex-wrap items-center gap-x-7 gap-y-3 pt-2 print:hidden">
          <ButtonLink href={enquiryHref(page.path)}>{action}</ButtonLink>
          {second ? (
            <QuietLink href={`#${second.section}`}>{second.label}</QuietLink>
          ) : (
            <BrochureLink source={page.path} />
          )}
        </div>
      </div>
      <div className={`${model} ${modelOnPaper}`}>
        <LabelledModel
          page={page}
          sizes="(max-width: 1023px) calc(100vw - 40px), (max-width: 1400px) 52vw, 50rem"
          first
        />
      </div>
      <div className={text}>
        {detailedDescription.map((paragraph) => (
          <p key={paragraph} className="text-muted">
            {paragraph}
          </p>
        ))}
        {second && <BrochureLink source={page.path} />}
      </div>
    </div>
  );
}
