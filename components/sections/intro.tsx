import { LabelledModel, modelOnPaper } from '@/components/sections/labelled-model';
import { BrochureLink } from '@/components/ui/brochure-link';
import { introAnchor } from '@/content/routes';
import type { DetailPage } from '@/lib/schema';

/** What a page is about, beside its labelled model by day: below a slide, and first in a brochure. */
export function Intro({ page }: { page: DetailPage }) {
  const { description, detailedDescription } = page.header;
  return (
    <div id={introAnchor} className="measure intro print:block">
      <div className="intro-words print:max-w-none">
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
      <div className={`intro-model ${modelOnPaper}`}>
        <LabelledModel page={page} sizes="(max-width: 1023px) calc(100vw - 40px), (max-width: 1400px) 52vw, 50rem" />
      </div>
    </div>
  );
}
