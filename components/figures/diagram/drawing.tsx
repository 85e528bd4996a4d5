import { project, pair, short, type Point } from '@/components/figures/parts/isometry/isometry';
import { DrawingFile } from '@/components/ui/drawing-file';
import styles from './drawing.module.css';
import { fileOf, type DiagramViews, type View } from './view';

interface DrawingProps {
  /** The diagram's name, which begins those of its files. */
  name: string;
  diagram: DiagramViews;
  alt: string;
  words: readonly string[];
}

/**
 * One drawing in two arrangements: a wide one from 680 px, and a tall one below that. The width of its container
 * decides, not that of the viewport. The writing keeps its size on the screen while the drawing shrinks.
 */
export function Drawing({ name, diagram: { wide, narrow }, alt, words }: DrawingProps) {
  return (
    <div role="img" aria-label={alt} className={styles.drawing}>
      <Paper file={fileOf(name, 'wide')} view={wide} words={words} className={styles.wide} />
      <Paper file={fileOf(name, 'narrow')} view={narrow} words={words} longest={13} className={styles.narrow} />
    </div>
  );
}

interface PaperProps {
  file: string;
  view: View;
  words: readonly string[];
  /** Letters in a line of words. */
  longest?: number;
  className?: string;
}

function Paper({ file, view, words, longest = 18, className }: PaperProps) {
  const {
    size,
    origin: [x, y],
    scale,
    labels,
    steps = [],
  } = view;
  const onPaper = (at: Point): [number, number] => {
    const [right, low] = project(at);
    return [x + right * scale, y + low * scale];
  };
  const places = labels.map(({ at, lead }, index) => {
    const from = onPaper(at);
    return { text: words[index], from, to: [from[0] + lead[0], from[1] + lead[1]] } as const;
  });
  const discs = steps.map(onPaper);
  return (
    <div className={`stack ${styles.paper} ${className}`}>
      <DrawingFile name={file} size={size} />
      <svg viewBox={`0 0 ${size.join(' ')}`} aria-hidden="true">
        <g className="stroke-control" strokeLinecap="round">
          <path
            d={places.map(({ from, to }) => `M${pair(...from)}l${pair(to[0] - from[0], to[1] - from[1])}`).join('')}
          />
          <path strokeWidth="5" d={places.map(({ from }) => `M${pair(...from)}h0`).join('')} />
        </g>
        {discs.length > 0 && (
          <>
            <path
              className="stroke-ink"
              strokeWidth="1.75em"
              strokeLinecap="round"
              d={discs.map((at) => `M${pair(...at)}h0`).join('')}
            />
            {/* One text, each of whose digits has a place of its own. */}
            <text
              className="fill-ground"
              textAnchor="middle"
              fontSize=".88em"
              x={discs.map(([x]) => short(x)).join(' ')}
              y={discs.map(([, y]) => short(y)).join(' ')}
              dy={discs.map(() => '.35em').join(' ')}
            >
              {discs.map((_, index) => index + 1).join('')}
            </text>
          </>
        )}
        {places.map((place) => (
          <Words key={place.text} {...place} longest={longest} />
        ))}
      </svg>
    </div>
  );
}

/** The words at the end of a lead line: on the side that it points to, broken into lines where there is little room. */
function Words({
  text = '',
  from,
  to: [x, y],
  longest,
}: {
  text?: string;
  from: readonly [number, number];
  to: readonly [number, number];
  longest: number;
}) {
  const lines = text.split(' ').reduce<string[]>((done, word) => {
    const last = done.at(-1);
    return last !== undefined && `${last} ${word}`.length <= longest
      ? [...done.slice(0, -1), `${last} ${word}`]
      : [...done, word];
  }, []);
  const sideways = Math.sign(Math.round(x - from[0]));
  const height = 1.2;
  // The first baseline, in lines of this size: above the point, level with it or below it.
  const first =
    sideways !== 0 ? 0.34 - ((lines.length - 1) * height) / 2 : y < from[1] ? -0.5 - (lines.length - 1) * height : 1.15;
  return (
    <text
      x={short(x + 8 * sideways)}
      y={short(y)}
      textAnchor={sideways === 0 ? 'middle' : sideways < 0 ? 'end' : undefined}
      dy={`${short(first, 2)}em`}
    >
      {lines.length === 1
        ? text
        : lines.map((line, index) => (
            <tspan key={line} x={short(x + 8 * sideways)} dy={index ? `${height}em` : undefined}>
              {line}
            </tspan>
          ))}
    </text>
  );
}
