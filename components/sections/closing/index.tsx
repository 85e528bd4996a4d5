import { ButtonLink } from '@/components/ui/button-link';
import { DayNightPicture } from '@/components/ui/day-night-picture';
import { QuietLink } from '@/components/ui/quiet-link';
import { NoBreak } from '@/components/ui/no-break';
import { ui } from '@/content/interface';
import { answers } from '@/content/routes';
import type { Picture as PictureContent } from '@/lib/schema';
import { assetUrl } from '@/site/urls';
import styles from './closing.module.css';

interface ClosingProps {
  /** What only this page would ask or offer; the band's heading. */
  question: string;
  /** One sentence: what happens when it is answered. */
  next: string;
  /** The words of the button. */
  action: string;
  /** Where the button leads: the enquiry form, with the page named where it can be. */
  href: string;
  /** A scene by night: it stands in the band's own ground. */
  picture: PictureContent;
  /** The picture's place on a large screen (`closingSchema`). */
  side?: 'left' | 'right' | 'below' | 'corner';
}

/** The last screen of a page, always dark: what it asks or offers, and the way to the form and to the prices. */
export function Closing({ question, next, action, href, picture, side = 'right' }: ClosingProps) {
  return (
    <section data-closing data-ground="night" aria-label={question} className={styles.closing}>
      <div className={`measure ${styles.layout} ${styles[side] ?? ''}`}>
        <div className={styles.words}>
          <h2 className={side === 'corner' ? 'text-band' : 'text-heading-longest'}>
            <NoBreak text={question} />
          </h2>
          <p className="max-w-text text-lead text-muted">
            <NoBreak text={next} size="text" />
          </p>
          <ButtonLink href={href}>{action}</ButtonLink>
          <QuietLink href={assetUrl(answers.engagement)}>{ui.engagement}</QuietLink>
        </div>
        <div className={`pool ${styles.picture}`}>
          <DayNightPicture
            picture={picture}
            sizes={`(max-width: 1023px) 110vw, ${side === 'below' ? '64rem' : '60vw'}`}
          />
        </div>
      </div>
    </section>
  );
}
