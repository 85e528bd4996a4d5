import { diagrams } from '@/components/figures/diagram/diagrams';
import { recordHouseView } from '@/components/figures/one-record/house';
import { precisionView } from '@/components/figures/precision-rings/rings';
import { signSize } from '@/components/figures/rent-ledger/sign-size';
import { modelSize } from '@/components/figures/working-path/model';
import { ButtonLink } from '@/components/ui/button-link';
import { Renditions, wholeWindow } from '@/components/ui/picture';
import { QuietLink } from '@/components/ui/quiet-link';
import { NoBreak } from '@/components/ui/no-break';
import { ui } from '@/content/interface';
import { answers } from '@/content/answers';
import type { Closing as ClosingContent } from '@/lib/schemas/parts';
import type { Chapter } from '@/lib/schemas/street';
import { assetUrl, printedAddress } from '@/site/urls';
import { NextChapter } from '../next-chapter';
import styles from './closing.module.css';

interface ClosingProps extends ClosingContent {
  action: string;
  /** Where the button leads: the enquiry form, with the page named where it can be. */
  href: string;
  /** Where it says what an order costs; nowhere, if the page has led there before. */
  prices?: readonly string[];
  /** The chapter of the story that the page tells, if it tells one: the next one follows. */
  chapter?: Chapter | undefined;
}

/** The sizes of the drawings, in their own units. */
const drawings: Readonly<Record<NonNullable<ClosingContent['drawing']>, readonly [width: number, height: number]>> = {
  'record-house': [recordHouseView[2], recordHouseView[3]],
  'path-screen': modelSize,
  'integration-flow': diagrams['integration-flow'].wide.size,
  'precision-map': [precisionView[2], precisionView[3]],
  'rent-bank': signSize,
};

const sizeOf = (drawing: keyof typeof drawings) => ({ width: drawings[drawing][0], height: drawings[drawing][1] });

/**
 * The last screen of a page, always dark: what it asks or offers, the way to the form, and that to the prices. Its model is
 * a scene by night, in the band's own ground, which may have the page's hue, and lit from the first: whole, or close, or a drawing of one object.
 */
export function Closing({
  question,
  next,
  action,
  href,
  picture,
  ground,
  form = 'whole',
  drawing,
  prices = [answers.engagement],
  chapter,
}: ClosingProps) {
  return (
    <section data-closing data-ground={ground ?? 'night'} aria-label={question} className={styles.closing}>
      <div className={`measure ${styles.layout}`}>
        <div className={styles.words}>
          <h2 className="text-heading-2">
            <NoBreak text={question} />
          </h2>
          <p className="max-w-text text-base text-ink">
            <NoBreak text={next} size="text" />
          </p>
          <div className={styles.actions}>
            <ButtonLink href={href} address={printedAddress(href)}>
              {action}
            </ButtonLink>
            {prices.map((price) => (
              <QuietLink key={price} href={assetUrl(price)} address={printedAddress(price)}>
                {ui.engagement}
              </QuietLink>
            ))}
          </div>
          {chapter && <NextChapter chapter={chapter} />}
        </div>
        {/* A drawing has no ground that would have to be blended with the band's. */}
        <div className={`${drawing ? '' : 'pool'} ${styles.picture} ${styles[form]}`}>
          {drawing ? (
            <img
              src={assetUrl(`/drawings/${drawing}.svg#by-night`)}
              alt=""
              loading="lazy"
              decoding="async"
              {...sizeOf(drawing)}
            />
          ) : (
            <Renditions picture={picture} sizes={`${wholeWindow}, 56vw`} />
          )}
        </div>
      </div>
    </section>
  );
}
