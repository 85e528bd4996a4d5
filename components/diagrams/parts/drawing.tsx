import type { ReactNode } from 'react';
import { onFace, pair, project, short, type Point } from './isometry';
import styles from './drawing.module.css';
import { palette } from './palette';

interface Label {
  /** The point of the model that it names. */
  at: Point;
  /** From there along the lead line to the words, in units of the paper. */
  lead: readonly [x: number, y: number];
}

/** One arrangement of a drawing. */
export interface View {
  /** The size of the paper, in its own units; the origin of the model on it; a unit of the model in units of the paper. */
  size: readonly [width: number, height: number];
  origin: readonly [x: number, y: number];
  scale: number;
  scene: ReactNode;
  /** One for each of the drawing's words. */
  labels: readonly Label[];
  /** Where the discs with the numbers of the steps lie on the model, from 1. */
  steps?: readonly Point[];
}

interface DrawingProps {
  /** Begins the ids of the parts. */
  prefix: string;
  alt: string;
  words: readonly string[];
  /** What both views use, each in a <g id>. */
  parts: ReactNode;
  wide: View;
  narrow: View;
}

/** The ids of what the parts of a drawing are shaded with. */
export const shadesOf = (prefix: string) => ({ wall: `${prefix}-wall`, soft: `${prefix}-soft` });

/**
 * One drawing in two arrangements: the wide one where there are 680 px, below that one that is higher than wide. The
 * room that it has decides, not the viewport. The writing keeps its size on the screen while the drawing shrinks.
 */
export function Drawing({ prefix, alt, words, parts, wide, narrow }: DrawingProps) {
  const shades = shadesOf(prefix);
  return (
    <div role="img" aria-label={alt} className={`drawn ${styles.drawing}`}>
      {/* A drawing that is not displayed lends no gradients, so what both use has an SVG of its own. */}
      <svg aria-hidden="true" className={styles.parts}>
        <defs>
          <linearGradient id={shades.wall} x2="0" y2="1">
            <stop offset=".3" stopColor={palette.shade} stopOpacity="0" />
            <stop offset="1" stopColor={palette.shade} stopOpacity=".2" />
          </linearGradient>
          <filter id={shades.soft} x="-10%" y="-10%" width="120%" height="130%">
            <feGaussianBlur stdDeviation="9" />
          </filter>
          {parts}
        </defs>
      </svg>
      <Paper view={wide} words={words} className={styles.wide} />
      <Paper view={narrow} words={words} longest={13} className={styles.narrow} />
    </div>
  );
}

interface PaperProps {
  view: View;
  words: readonly string[];
  /** Letters in a line of words. */
  longest?: number;
  className?: string;
}

function Paper({ view, words, longest = 18, className }: PaperProps) {
  const {
    size,
    origin: [x, y],
    scale,
    scene,
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
    <svg viewBox={`0 0 ${size.join(' ')}`} aria-hidden="true" className={`${styles.paper} ${className}`}>
      <g transform={`translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}`}>{scene}</g>
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
          <g className="fill-ground" textAnchor="middle" fontSize=".88em">
            {discs.map((at, index) => (
              <text key={at.join()} x={short(at[0])} y={short(at[1])} dy=".35em">
                {index + 1}
              </text>
            ))}
          </g>
        </>
      )}
      {places.map((place) => (
        <Words key={place.text} {...place} longest={longest} />
      ))}
    </svg>
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

/** The blurred shadow of the plinths on the page. */
export function SoftShadow({ prefix, d }: { prefix: string; d: string }) {
  return <path d={d} fill={palette.shade} fillOpacity=".2" filter={`url(#${shadesOf(prefix).soft})`} />;
}

/** A part put down at a point of the model. */
export function Use({ part, at, scale, fill }: { part: string; at: Point; scale?: number; fill?: string }) {
  const [x, y] = project(at);
  const place = scale ? { transform: `translate(${pair(x, y)})scale(${scale})` } : { x: short(x), y: short(y) };
  return <use href={`#${part}`} fill={fill} {...place} />;
}

/** Something flat, laid on a face of the model. */
export function Laid({ on, at, children }: { on: 'top' | 'left' | 'right'; at: Point; children: ReactNode }) {
  return <g transform={onFace(on, at)}>{children}</g>;
}
