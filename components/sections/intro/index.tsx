import { LabelledModel, modelOnPaper } from '@/components/sections/labelled-model';
import { BrochureLink } from '@/components/ui/brochure-link';
import { introAnchor } from '@/content/routes';
import type { DetailPage } from '@/lib/schemas/detail-page';

/** What a page is about, beside its labelled model by day: below a slide, and first in a brochure. */
export function Intro({ page }: { page: DetailPage }) {
  const { description, detailedDescription } = page.header;
  return (
    <div
      id={introAnchor}
      className="intro measure grid gap-10 pt-[clamp(40px,6vw,88px)] pb-[clamp(32px,5vw,72px)] print:block two-col:grid-cols-[13fr_12fr] two-col:items-center two-col:gap-x-[clamp(28px,3.75vw,64px)] two-col:gap-y-[clamp(24px,3.75vw,56px)]"
    >
      <div className="intro-words grid max-w-text content-start gap-[20px] print:max-w-none">
        <p className="text-lead font-semibold">{description}</p>
        {detailedDescription.map((paragraph) => (
          <p key={paragraph} className="text-muted">
            {paragraph}
          </p>
        ))}
        <div className="intro-actions paper:hidden">
          <BrochureLink source={page.path} />
        </div>
      </div>
      <div className={`intro-model max-lg:not-short:-order-1 two-col:contents ${modelOnPaper}`}>
        <LabelledModel page={page} sizes="(max-width: 1023px) calc(100vw - 40px), (max-width: 1400px) 52vw, 50rem" />
      </div>
    </div>
  );
}
