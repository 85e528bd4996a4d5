/** @jest-environment node */
import { boxFaces, onFace, outline, project, type Point } from './isometry';

/** The same camera, worked out the long way: cross products instead of angles. */
function seenByTheCamera([x, y, z = 0]: Point): [number, number] {
  const unit = (v: number[]) => v.map((component) => component / Math.hypot(...v));
  const cross = (a: number[], b: number[]) =>
    [0, 1, 2].map((i) => a[(i + 1) % 3]! * b[(i + 2) % 3]! - a[(i + 2) % 3]! * b[(i + 1) % 3]!);
  const dot = (a: number[], b: number[]) => a.reduce((sum, component, i) => sum + component * b[i]!, 0);
  const towards = unit([20, -20, 17.5]);
  const right = unit(cross([0, 0, 1], towards));
  const up = cross(towards, right);
  return [dot([x, y, z], right), -dot([x, y, z], up)];
}

/** Where a transform puts a point of the flat drawing. */
function applied(transform: string, x: number, y: number): number[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform.slice('matrix('.length, -1).split(' ').map(Number);
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The corners of a path that `outline` wrote. */
function corners(path: string): number[][] {
  const [x, y] = [[0], [0]] as [number[], number[]];
  for (const [, command, text] of path.matchAll(/([Mlv])([^Mlvz]*)/g)) {
    const numbers = Array.from(text!.matchAll(/-?\d*\.?\d+/g), Number);
    const steps =
      command === 'v'
        ? numbers.map((low) => [0, low])
        : numbers.flatMap((number, i) => (i % 2 ? [[numbers[i - 1]!, number]] : []));
    for (const [right, low] of steps) {
      x.push((command === 'M' ? 0 : x.at(-1)!) + right!);
      y.push((command === 'M' ? 0 : y.at(-1)!) + low!);
    }
  }
  return x.slice(1).map((value, i) => [value, y[i + 1]!]);
}

function expectClose(actual: readonly number[], expected: readonly number[], tolerance: number) {
  actual.forEach((value, index) => expect(Math.abs(value - expected[index]!)).toBeLessThan(tolerance));
}

const has = (path: string, point: Point) => {
  const [x, y] = project(point);
  return corners(path).some(([cx, cy]) => Math.hypot(cx! - x, cy! - y) < 0.75);
};

describe('project', () => {
  it('puts the origin at the origin', () => {
    expectClose(project([0, 0, 0]), [0, 0], 1e-12);
  });

  it.each<[Point]>([[[1, 0, 0]], [[0, 1, 0]], [[0, 0, 1]], [[3, -7, 2]], [[-120, 45.5, 80]], [[20, -20, 17.5]]])(
    'sees %j as the camera of the renders does',
    (point) => {
      expectClose(project(point), seenByTheCamera(point), 1e-9);
    },
  );

  it('keeps parallels parallel: a step is the same step everywhere', () => {
    const [x0, y0] = project([10, 20, 30]);
    const [x1, y1] = project([17, 20, 30]);
    expectClose([x1 - x0, y1 - y0], project([7, 0]), 1e-9);
  });
});

describe('outline', () => {
  it('goes through its points, and is closed unless told otherwise', () => {
    const points: Point[] = [
      [0, 0],
      [100, 0],
      [100, 100],
      [100, 100, 50],
    ];
    for (const point of points) expect(has(outline(points), point)).toBe(true);
    expect(outline(points).endsWith('z')).toBe(true);
    expect(outline(points, false).endsWith('z')).toBe(false);
  });

  it('does not drift: the last of many points lies where it belongs', () => {
    const points = Array.from({ length: 200 }, (_, index): Point => [index * 0.37, index * 0.11]);
    expectClose(corners(outline(points)).at(-1)!, project(points.at(-1)!), 0.51);
  });
});

describe('boxFaces', () => {
  const { top, left, right } = boxFaces([0, 0, 10], [60, 40, 50]);

  it('has faces of four corners that meet at the corner nearest to the camera', () => {
    [top, left, right].forEach((face) => {
      expect(corners(face)).toHaveLength(4);
      expect(has(face, [30, -20, 60])).toBe(true);
    });
  });

  it('stands on its base', () => {
    expect(has(left, [-30, -20, 10]) && has(left, [30, -20, 10])).toBe(true);
    expect(has(right, [30, -20, 10]) && has(right, [30, 20, 10])).toBe(true);
  });
});

describe('onFace', () => {
  it.each([
    ['left', [100, -20, 80], [140, -20, 50]],
    ['right', [100, -20, 80], [100, 20, 50]],
    ['top', [100, -20, 80], [140, -50, 80]],
  ] as const)('lays a drawing on a %s face', (face, origin, corner) => {
    const transform = onFace(face, origin);
    expectClose(applied(transform, 0, 0), project(origin), 0.06);
    expectClose(applied(transform, 40, 30), project(corner), 0.1);
  });
});
