import { LabelledModel } from '@/components/sections/labelled-model';
import { BrochureLink } from '@/components/ui/brochure-link';
import { NoBreak } from '@/components/ui/no-break';
import { introAnchor } from '@/content/routes';
import type { DetailPage } from '@/lib/schemas/detail-page';
import styles from './intro.module.css';

/** What a page is about, beside its labelled model by day: below a slide, and first in a brochure. */
export function Intro({ page }: { page: DetailPage }) {
  const { description, detailedDescription } = page.header;
  return (
    <div id={introAnchor} className={`intro measure ${styles.intro}`}>
      <div className={styles.words}>
        <p className="text-base font-medium">
          <NoBreak text={description} size="text" />
        </p>
        {detailedDescription.map((paragraph) => (
          <p key={paragraph} className="text-muted">
            <NoBreak text={paragraph} size="text" />
          </p>
        ))}
        <BrochureLink source={page.path} className="intro-actions paper:hidden" />
      </div>
      <LabelledModel page={page} className={styles} />
    </div>
  );
}
