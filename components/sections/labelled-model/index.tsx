import { Picture } from '@/components/ui/picture';
import { ui } from '@/content/interface';
import { labelsOf, type PlacedLabel } from '@/site/picture-labels';
import type { DetailPage } from '@/lib/schemas/detail-page';

interface LabelledModelProps {
  page: Pick<DetailPage, 'path' | 'header'>;
  /** The `sizes` of the picture. */
  sizes: string;
  /** `true` where it is in the page's first view. */
  first?: boolean;
}

const entry =
  'print:min-h-11 print:grid-cols-[26px_1fr]! grid h-full min-h-14 grid-cols-[26px_minmax(0,1fr)_auto] items-center gap-x-[14px] gap-y-[2px] py-[8px] max-phone:grid-cols-[26px_minmax(0,1fr)]';
const noteLook =
  'print:col-[2] print:max-w-none print:text-left max-w-[13rem] text-right text-[0.875rem]/[1.35] text-balance text-muted max-phone:col-2 max-phone:max-w-none max-phone:text-left';

/**
 * In the first view the picture hangs out of the banner. The list stays within the measure, where the floating contact
 * stands beside it; where that has no margin to stand in, the list leaves it one.
 */
const inOffer = {
  picture: '-mt-(--hang) two-col:mt-0 two-col:-mb-(--hang) two-col:self-end sm:short:self-start',
  list: 'mt-3 two-col:mt-[calc(var(--hang)+16px)] two-col:mr-(--reach) two-col:auto-rows-[minmax(56px,84px)] two-col:pb-[clamp(32px,4vw,56px)] two-col:lg:max-wide:mr-[calc(var(--reach)+56px)]',
  entry: '',
  note: '',
};
/** Below a slide the list lies under words and model, an entry to a column. */
const inIntro = {
  picture: 'two-col:-mr-(--reach)',
  list: 'mt-3 two-col:col-span-full two-col:mt-0 two-col:auto-cols-fr two-col:grid-flow-col two-col:gap-x-[24px] two-col:*:border-t two-col:*:border-b-0 sm:short:grid-flow-row sm:short:grid-cols-2',
  entry: 'two-col:grid-cols-[26px_minmax(0,1fr)] two-col:content-start two-col:items-start two-col:py-[16px]',
  note: 'two-col:col-2 two-col:text-left',
};
/** What holds the model: on paper the picture with its flags stands beside their list. */
export const modelOnPaper =
  'print:mx-0! print:my-6! print:grid! print:grid-rows-none! print:break-inside-avoid print:grid-cols-[3fr_2fr] print:items-center print:gap-8 print:[print-color-adjust:exact] print:*:m-0! print:*:p-0!';

/** The page's model with numbered flags on it, and the list that they are keyed to: the page's table of contents. */
export function LabelledModel({ page, sizes, first = false }: LabelledModelProps) {
  const labels = labelsOf(page);
  const look = first ? inOffer : inIntro;
  return (
    <>
      <div className={`model-picture relative [&_img]:w-full [&_img]:rounded ${look.picture}`}>
        <Picture picture={page.header.picture} sizes={sizes} eager={first} preview={first} />
        <Flags labels={labels} />
      </div>
      <ol className={`model-list grid content-start *:border-b *:border-line ${look.list}`} aria-label={ui.onTheModel}>
        {labels.map(({ number, label, note, section }) => (
          <li key={section + label} data-label={number}>
            <a href={`#${section}`} className={`model-entry group ${entry} ${look.entry}`}>
              <span className="model-number print:bg-(--palette-ink) print:text-(--palette-white)">{number}</span>
              <span className="leading-[1.4] font-semibold underline-offset-4 group-hover:underline group-hover:decoration-2">
                {label}
              </span>
              {note && <span className={`model-note ${noteLook} ${look.note}`}>{note}</span>}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

/**
 * The flags: of one size in every picture, so each stands in an SVG of its own at a share of the picture. They repeat
 * the list, which is what a keyboard and a screen reader go through.
 */
function Flags({ labels }: { labels: readonly PlacedLabel[] }) {
  return (
    <svg
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
      aria-hidden="true"
      focusable="false"
    >
      {labels.map(({ number, section, x, y }) => (
        <svg key={number} x={share(x)} y={share(y)} overflow="visible">
          <a href={`#${section}`} tabIndex={-1} className="flag" data-flag={number}>
            <circle r={3} />
            <line y2={-46} className="flag-halo" />
            <line y2={-46} />
            <g>
              <circle cy={-46} r={22} className="flag-target print:hidden" />
              <circle cy={-46} r={13} />
              <text y={-46} dy="0.36em">
                {number}
              </text>
            </g>
          </a>
        </svg>
      ))}
    </svg>
  );
}

/** 0.4844 as "48.44%". */
function share(value: number): string {
  return `${Number((value * 100).toFixed(2))}%`;
}
