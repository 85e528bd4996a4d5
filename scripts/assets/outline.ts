type Point = readonly [x: number, y: number];

/** A mask: its rows from the top, one value a pixel, from 0 to 255. */
export interface Mask {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Loops that enclose fewer pixels than this share of the mask are noise. */
const least = 0.0004;

/**
 * The outline of what a mask covers, as the arguments of CSS `polygon()`: shares of its size, holes included, which the
 * rule `evenodd` leaves out.
 * @param threshold the value from which a pixel is covered
 * @param tolerance how far the outline may be off, in px of the mask
 */
export function outlineOf(mask: Mask, threshold: number, tolerance: number): string {
  const loops = loopsOf(mask, threshold)
    .filter((loop) => Math.abs(areaOf(loop)) > least * mask.width * mask.height)
    .map((loop) => simplified(loop, tolerance))
    .filter((loop) => loop.length > 2);
  const [[start] = []] = loops;
  if (!start) return '';
  // One polygon: a line leads from its first corner to each further loop, and back.
  const corners = loops.flatMap((loop) => [...loop, loop[0] as Point, start]);
  // A hundredth of a per cent of a whole picture is less than a pixel, a tenth of one of a part.
  const digits = mask.width > 1000 ? 2 : 1;
  const share = (value: number, of: number) => `${Number(((value * 100) / of).toFixed(digits))}%`;
  return `evenodd, ${corners.map(([x, y]) => `${share(x, mask.width)} ${share(y, mask.height)}`).join(', ')}`;
}

/** The closed lines between covered pixels and others, along the pixels' edges, with what is covered at their right. */
function loopsOf({ data, width, height }: Mask, threshold: number): Point[][] {
  const covered = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (data[y * width + x] ?? 0) >= threshold;
  const key = (x: number, y: number) => y * (width + 1) + x;
  const next = new Map<number, number[]>();
  const edge = (fromX: number, fromY: number, toX: number, toY: number) => {
    const from = key(fromX, fromY);
    next.set(from, [...(next.get(from) ?? []), key(toX, toY)]);
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!covered(x, y)) continue;
      if (!covered(x, y - 1)) edge(x, y, x + 1, y);
      if (!covered(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
      if (!covered(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
      if (!covered(x - 1, y)) edge(x, y + 1, x, y);
    }
  const loops: Point[][] = [];
  for (const first of next.keys()) {
    const loop: Point[] = [];
    for (let corner: number | undefined = first; corner !== undefined; corner = next.get(corner)?.pop())
      loop.push([corner % (width + 1), Math.floor(corner / (width + 1))]);
    if (loop.length > 4) loops.push(loop);
  }
  return loops;
}

function areaOf(loop: readonly Point[]): number {
  return loop.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = loop[(index + 1) % loop.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** A closed line with the corners alone that it needs (Douglas and Peucker), cut at two that are far apart. */
function simplified(line: readonly Point[], tolerance: number): Point[] {
  const begin = farthest(line, line[0] as Point);
  const loop = [...line.slice(begin), ...line.slice(0, begin)];
  const [first] = loop as [Point];
  const far = farthest(loop, first);
  return [...chain(loop.slice(0, far + 1), tolerance), ...chain([...loop.slice(far), first], tolerance)];
}

/** The place in a line of the point that is farthest from another. */
function farthest(line: readonly Point[], from: Point): number {
  return line.reduce((best, point, index) => (away(point, from) > away(line[best] as Point, from) ? index : best), 0);
}

const away = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY);

/** The corners of an open line without its last one. */
function chain(line: readonly Point[], tolerance: number): Point[] {
  const [start, end] = [line[0] as Point, line.at(-1) as Point];
  let [worst, corner] = [tolerance, 0];
  line.forEach((point, place) => {
    const off = distance(point, start, end);
    if (off > worst) [worst, corner] = [off, place];
  });
  if (corner === 0) return [start];
  return [...chain(line.slice(0, corner + 1), tolerance), ...chain(line.slice(corner), tolerance)];
}

/** How far a point is from the line through two others. */
function distance([x, y]: Point, start: Point, end: Point): number {
  const length = away(start, end);
  if (length === 0) return away([x, y], start);
  return Math.abs((end[0] - start[0]) * (start[1] - y) - (start[0] - x) * (end[1] - start[1])) / length;
}
