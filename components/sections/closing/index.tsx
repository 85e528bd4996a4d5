import { ButtonLink } from '@/components/ui/button-link';
import { DayNightPicture } from '@/components/ui/day-night-picture';
import { QuietLink } from '@/components/ui/quiet-link';
import { titleSize } from '@/components/ui/title-size';
import { NoBreak } from '@/components/ui/no-break';
import { ui } from '@/content/interface';
import { answers } from '@/content/routes';
import type { Picture as PictureContent } from '@/lib/schema';
import { assetUrl } from '@/site/urls';

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
}

/** The last screen of a page, by night: what it asks or offers, the way to the form, and to what an order costs. */
export function Closing({ question, next, action, href, picture }: ClosingProps) {
  return (
    <section data-closing data-ground="night" aria-label={question} className="overflow-clip border-b border-b-line">
      <div className="measure grid gap-[16px] pt-section pb-[clamp(24px,4vw,48px)] two-col:min-h-[min(80svh,640px)] two-col:grid-cols-[6fr_7fr] two-col:items-center two-col:gap-[clamp(24px,4vw,64px)] two-col:py-[clamp(24px,4vw,56px)]">
        <div className="grid content-center justify-items-start gap-[24px] [&>div]:mt-[12px]">
          <h2 className={titleSize(question, 32)}>
            <NoBreak text={question} />
          </h2>
          <p className="max-w-text text-lead text-muted">{next}</p>
          <div className="grid justify-items-start gap-[8px]">
            <ButtonLink href={href}>{action}</ButtonLink>
            <QuietLink href={assetUrl(answers.engagement)}>{ui.engagement}</QuietLink>
          </div>
        </div>
        {/* The render's margins are empty: the model may run to the edge of the screen. */}
        <div className="mx-[calc(-0.75*theme(spacing.gutter))] print:hidden two-col:mr-[calc(-1*var(--reach))] two-col:ml-0 [&_img]:w-full">
          <DayNightPicture
            picture={picture}
            sizes="(max-width: 1023px) calc(100vw - 40px), (max-width: 1400px) 50vw, 50rem"
          />
        </div>
      </div>
    </section>
  );
}
