import { boxFaces, outline, pair, project, type Point, type Size } from './isometry';
import { palette, type Tone } from './palette';

/**
 * The parts of the models. Each is a few shapes with fill attributes (the site's CSP allows no style attributes), in
 * the model's own measures; `at` is the middle of its base. A drawing is painted from the back to the front.
 */
const { tones } = palette;
const origin: Point = [0, 0, 0];

interface Placed {
  at?: Point;
}

/** Three faces in the three tones of the light. */
export function Box({ at = origin, size, tone }: Placed & { size: Size; tone: Tone }) {
  const faces = boxFaces(at, size);
  const colours = tones[tone];
  return (
    <>
      <path fill={colours.left} d={faces.left} />
      <path fill={colours.right} d={faces.right} />
      <path fill={colours.top} d={faces.top} />
    </>
  );
}

/** Both walls of a box that can be seen, as one shape. */
export function walls([x, y, z = 0]: Point, [width, depth, height]: Size): string {
  const corners = [
    [x - width / 2, y - depth / 2],
    [x + width / 2, y - depth / 2],
    [x + width / 2, y + depth / 2],
  ] as const;
  const top = corners.map(([right, back]): Point => [right, back, z + height]);
  const bottom = corners.map(([right, back]): Point => [right, back, z]);
  return outline([...top, ...bottom.reverse()]);
}

/** A flat piece of ground: a lawn, a path, a roof. */
export function Patch({
  at = origin,
  size: [width, depth],
  tone,
}: Placed & { size: readonly [number, number]; tone: Tone }) {
  return <path fill={tones[tone].top} d={boxFaces(at, [width, depth, 0]).top} />;
}

type Ground = readonly [width: number, depth: number];

/**
 * What every model rests on: a pale slab on a base, its surface at height 0. The base takes the fill of whoever uses
 * it, which says whose it is.
 */
export function Plinth({ size: [width, depth] }: { size: Ground }) {
  const at: Point = [0, 0, -22];
  const size: Size = [width, depth, 16];
  return (
    <>
      <path d={walls(at, size)} />
      <path fill={palette.shade} fillOpacity=".3" d={boxFaces(at, size).right} />
      <Box at={[0, 0, -6]} size={[width, depth, 6]} tone="slab" />
    </>
  );
}

/** A thing's shadow on the plinth: away from the light, to the back and a little to the right. */
export function Shadow({ at: [x, y, z = 0] = origin, size: [width, depth, height] }: Placed & { size: Size }) {
  const [x0, x1, y0, y1] = [x - width / 2, x + width / 2, y - depth / 2, y + depth / 2];
  const [right, back] = [Math.min(14, height * 0.14), Math.min(26, height * 0.28)];
  const shape: Point[] = [
    [x1, y0, z],
    [x1 + right, y0 + back, z],
    [x1 + right, y1 + back, z],
    [x0 + right, y1 + back, z],
    [x0, y1, z],
  ];
  return <path fill={palette.shade} fillOpacity=".13" d={outline(shape)} />;
}

/** A direction along an axis of the model. */
export type Direction = '+x' | '-x' | '+y' | '-y';

/** Arrow heads along the axes of the model, for one path. They are signs, not things: the paper does not foreshorten them. */
export function arrows(heads: readonly (readonly [at: Point, towards: Direction])[]): string {
  return heads
    .map(([at, towards]) => {
      const [x, y] = project(at);
      const [right, low] = project(
        { '+x': [1, 0], '-x': [-1, 0], '+y': [0, 1], '-y': [0, -1] }[towards] as [number, number],
      );
      const length = Math.hypot(right, low);
      const place = (along: number, aside: number) =>
        pair(x + (right * along - low * aside) / length, y + (low * along + right * aside) / length);
      return `M${place(19, 0)}L${place(-13, 9)} ${place(-8, 0)} ${place(-13, -9)}z`;
    })
    .join('');
}

/** A hip roof over a square tower. */
export function HipRoof({
  at: [x, y, z = 0],
  size: [width, depth, height],
  tone,
}: {
  at: Point;
  size: Size;
  tone: Tone;
}) {
  const peak: Point = [x, y, z + height];
  const near: Point = [x + width / 2, y - depth / 2, z];
  return (
    <>
      <path fill={tones[tone].left} d={outline([peak, near, [x - width / 2, y - depth / 2, z]])} />
      <path fill={tones[tone].right} d={outline([peak, near, [x + width / 2, y + depth / 2, z]])} />
    </>
  );
}
