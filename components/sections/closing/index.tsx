import { ButtonLink } from '@/components/ui/button-link';
import { Renditions, wholeWindow } from '@/components/ui/picture';
import { QuietLink } from '@/components/ui/quiet-link';
import { NoBreak } from '@/components/ui/no-break';
import { ui } from '@/content/interface';
import { answers } from '@/content/answers';
import type { Picture as PictureContent } from '@/lib/schemas/parts';
import type { Chapter } from '@/lib/schemas/street';
import { assetUrl } from '@/site/urls';
import { NextChapter } from '../next-chapter';
import styles from './closing.module.css';

interface ClosingProps {
  /** What only this page would ask or offer; the band's heading. */
  question: string;
  /** One sentence: what happens when it is answered. */
  next: string;
  action: string;
  /** Where the button leads: the enquiry form, with the page named where it can be. */
  href: string;
  /** A scene by night: it is in the band's own ground, lit from the first. */
  picture: PictureContent;
  /** Where it says what an order costs; nowhere, if the page has led there before. */
  prices?: readonly string[];
  /** The chapter of the story that the page tells, if it tells one: the next one follows. */
  chapter?: Chapter | undefined;
}

/** The last screen of a page, always dark: what it asks or offers, the way to the form, and that to the prices. */
export function Closing({
  question,
  next,
  action,
  href,
  picture,
  prices = [answers.engagement],
  chapter,
}: ClosingProps) {
  return (
    <section data-closing data-ground="night" aria-label={question} className={styles.closing}>
      <div className={`measure ${styles.layout}`}>
        <div className={styles.words}>
          <h2 className="text-heading-2">
            <NoBreak text={question} />
          </h2>
          <p className="max-w-text text-base text-ink">
            <NoBreak text={next} size="text" />
          </p>
          <div className={styles.actions}>
            <ButtonLink href={href}>{action}</ButtonLink>
            {prices.map((price) => (
              <QuietLink key={price} href={assetUrl(price)}>
                {ui.engagement}
              </QuietLink>
            ))}
          </div>
          {chapter && <NextChapter chapter={chapter} />}
        </div>
        <div className={`pool ${styles.picture}`}>
          <Renditions picture={picture} sizes={`${wholeWindow}, 56vw`} />
        </div>
      </div>
    </section>
  );
}
