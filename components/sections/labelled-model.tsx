import { Picture } from '@/components/ui/picture';
import { ui } from '@/content/interface';
import { labelsOf, type PlacedLabel } from '@/lib/picture-labels';
import type { DetailPage } from '@/lib/schema';

interface LabelledModelProps {
  page: Pick<DetailPage, 'path' | 'header'>;
  /** The `sizes` of the picture. */
  sizes: string;
  /** `true` where it is in the page's first view. */
  first?: boolean;
}

/** What holds the model: on paper the picture with its flags stands beside their list. */
export const modelOnPaper =
  'print:my-6 print:grid print:break-inside-avoid print:grid-cols-[3fr_2fr] print:items-center print:gap-8 print:[print-color-adjust:exact] print:*:m-0 print:*:p-0';

/** The page's model with numbered flags on it, and the list that they are keyed to: the page's table of contents. */
export function LabelledModel({ page, sizes, first = false }: LabelledModelProps) {
  const labels = labelsOf(page);
  return (
    <>
      <div className="model-picture">
        <Picture picture={page.header.picture} sizes={sizes} eager={first} preview={first} />
        <Flags labels={labels} />
      </div>
      <ol className="model-list" aria-label={ui.onTheModel}>
        {labels.map(({ number, label, note, section }) => (
          <li key={section + label} data-label={number}>
            <a href={`#${section}`} className="model-entry print:min-h-11 print:grid-cols-[26px_1fr]">
              <span className="model-number print:bg-(--palette-ink) print:text-(--palette-white)">{number}</span>
              <span className="model-label">{label}</span>
              {note && <span className="model-note print:col-[2] print:max-w-none print:text-left">{note}</span>}
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
    <svg className="flags" aria-hidden="true" focusable="false">
      {labels.map(({ number, section, x, y }) => (
        <svg key={number} x={share(x)} y={share(y)} overflow="visible">
          <a href={`#${section}`} tabIndex={-1} className="flag" data-flag={number}>
            <circle r={3} />
            <line y2={-46} className="flag-halo" />
            <line y2={-46} />
            <g className="flag-disc">
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
