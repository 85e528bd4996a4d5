import { Laid } from '@/components/figures/parts/isometry/drawing';
import { boxFaces, outline, project, type Size } from '@/components/figures/parts/isometry/isometry';
import { palette } from '@/components/figures/parts/isometry/palette';
import { Box, Patch, Plinth, Shadow } from '@/components/figures/parts/isometry/solids';
import type { FigureOf } from '@/lib/schemas/figures';
import { Disc, NumberDisc } from '../parts/disc';
import { FigureFrame } from '../parts/figure-frame';
import figureStyles from '../parts/figure.module.css';
import styles from './first-cut.module.css';

type Cut = FigureOf<'first-cut'>;

/** A floor's sides and height, and the slab on top of it. */
const side = 150;
const storey = 46;
const slab = 6;

/** The floors of a product: those that are built below the cut, those that are only drawn above it. */
export function FirstCut({ figure }: { figure: Cut }) {
  const { out, cut, outTitle, inTitle } = figure;
  const total = out.length + figure.in.length;
  return (
    <FigureFrame figure={figure} className={styles.cut}>
      <Building built={figure.in.length} total={total} />
      <div>
        <p className={styles.title}>{outTitle}</p>
        <Floors floors={out} top={total} />
        <p className={styles['at-the-line']}>{cut}</p>
        <p className={styles.title}>{inTitle}</p>
        <Floors floors={figure.in} top={figure.in.length} />
      </div>
    </FigureFrame>
  );
}

/** Floors from the top down, numbered as a lift numbers them. */
function Floors({ floors, top }: { floors: Cut['out']; top: number }) {
  return (
    <ol reversed start={top} className={styles.floors}>
      {floors.map(({ name, note }, index) => (
        <li key={name}>
          <NumberDisc>{top - index}</NumberDisc>
          <strong className={styles.name}>{name}</strong>
          <span className={figureStyles.note}>{note}</span>
        </li>
      ))}
    </ol>
  );
}

function Building({ built, total }: { built: number; total: number }) {
  const floors = Array.from({ length: total }, (_, index) => index);
  const size: Size = [side, side, storey - slab];
  const marks = floors.map((floor) => {
    const [x, y] = project([-side / 2, -side / 2, floor * storey + storey / 2]);
    return [x - 30, y] as const;
  });
  return (
    <svg viewBox="-170 -372 340 488" aria-hidden="true" className={styles.building}>
      <g fill={palette.tones.navy.left}>
        <Plinth size={[188, 188]} />
      </g>
      <Patch size={[174, 174]} tone="lawn" />
      <Shadow size={[side, side, built * storey]} />
      {floors.slice(0, built).map((floor) => (
        <g key={floor}>
          <Box at={[0, 0, floor * storey]} size={size} tone={floor === built - 1 ? 'teal' : 'plaster'} />
          <Box at={[0, 0, (floor + 1) * storey - slab]} size={[side + 8, side + 8, slab]} tone="slab" />
        </g>
      ))}
      <Windows built={built} />
      <g className={styles['drawn-only']}>
        {floors.slice(built).map((floor) => (
          <path key={floor} d={Object.values(boxFaces([0, 0, floor * storey], [side, side, storey])).join('')} />
        ))}
      </g>
      <path
        className={styles.line}
        d={outline([
          [-side / 2 - 4, -side / 2 - 4, built * storey],
          [side / 2 + 4, -side / 2 - 4, built * storey],
          [side / 2 + 4, side / 2 + 4, built * storey],
          [-side / 2 - 4, side / 2 + 4, built * storey],
        ])}
      />
      {marks.map((at, index) => (
        <Disc key={at.join()} at={at} className={styles.mark}>
          {index + 1}
        </Disc>
      ))}
    </svg>
  );
}

/** The windows of all floors on both walls, a floor's in one line; by night some are lit, on every floor others. */
function Windows({ built }: { built: number }) {
  const half = side / 2;
  const floors = Array.from({ length: built }, (_, floor) => floor);
  const line = (floor: number, start: number, end: number) => `M${start} ${20 - (floor + 1) * storey}H${end}`;
  return (['left', 'right'] as const).map((face) => (
    <Laid key={face} on={face} at={[face === 'left' ? -half : half, -half, -slab]}>
      <path
        className={styles.windows}
        stroke={palette.tones.panes[face]}
        d={floors
          .slice(0, -1)
          .map((floor) => line(floor, 8.5, 141.5))
          .join('')}
      />
      <path className={styles.windows} stroke={palette.tones.tealPanes[face]} d={line(built - 1, 8.5, 141.5)} />
      <path
        className={`${styles.windows} ${styles.lit}`}
        stroke={palette.litByNight}
        d={floors.map((floor) => line(floor, 8.5 + 20 * ((floor * 2 + (face === 'left' ? 0 : 1)) % 3), 141)).join('')}
      />
    </Laid>
  ));
}
