import { LabelledModel, modelOnPaper } from '@/components/sections/labelled-model';
import { BrochureLink } from '@/components/ui/brochure-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Whereabouts } from '@/components/ui/whereabouts';
import { breadcrumbOf } from '@/lib/breadcrumb';
import { enquiryHref } from '@/lib/enquiry-href';
import type { DetailPage } from '@/lib/schema';

/** A title of more characters is set a step smaller, or the action below it would leave the first screen. */
const longTitle = 52;

/**
 * The first screen of a detail page: what it offers, the page's action, and the model, which hangs out of the banner
 * over the text that follows.
 */
export function PageOffer({ page }: { page: DetailPage }) {
  const { title, claim, description, detailedDescription, action, second } = page.header;
  return (
    <div className="offer print:block">
      <div data-ground="night" className="offer-ground print:hidden" />
      <div data-ground="night" className="offer-where">
        <Whereabouts crumbs={breadcrumbOf(page)} />
      </div>
      <div data-ground="night" className="offer-words print:min-h-0 print:p-0">
        <h1 className={title.length > longTitle ? 'text-heading-long' : 'text-heading-1'}>{title}</h1>
        <p className="offer-claim">{claim}</p>
        <p className="offer-sentence text-lead text-muted">{description}</p>
        <div className="offer-actions print:hidden">
          <ButtonLink href={enquiryHref(page.path)}>{action}</ButtonLink>
          {second ? (
            <a href={`#${second.section}`} className="quiet-link">
              {second.label}
            </a>
          ) : (
            <BrochureLink source={page.path} />
          )}
        </div>
      </div>
      <div className={`offer-model ${modelOnPaper}`}>
        <LabelledModel
          page={page}
          sizes="(max-width: 1023px) calc(100vw - 40px), (max-width: 1400px) 52vw, 50rem"
          first
        />
      </div>
      <div className="offer-text print:max-w-none print:p-0 print:[&>p]:mb-3">
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
