/**
 * The projection of the drawings, the same as that of the rendered models: an orthographic camera at (20, -20, 17.5)
 * that looks at the origin. x runs down to the right, y up to the right, z straight up.
 *
 * The camera is over the diagonal between +x and -y, so both ground axes lean 45 degrees away from it, and it
 * looks down by the elevation e = atan(17.5 / |(20, -20)|) = 31.75 degrees. With right = (1, 1, 0) / √2 and
 * up = (-sin e, sin e, √2 cos e) / √2, a point's place on the paper (y downwards) is
 *
 *   X = p · right  = (x + y) cos 45°
 *   Y = -(p · up)  = (x - y) sin 45° sin e - z cos e
 *
 * Of a box one sees the top, the left face (towards -y) and the right face (towards +x).
 */
export type Point = readonly [x: number, y: number, z?: number];
/** Width along x, depth along y, height along z. */
export type Size = readonly [width: number, depth: number, height: number];

const camera = [20, -20, 17.5] as const;
const elevation = Math.atan2(camera[2], Math.hypot(camera[0], camera[1]));

/** How far one step along a ground axis goes across the paper, and how far down. */
const across = Math.SQRT1_2;
/** See `across`. */
export const down = Math.SQRT1_2 * Math.sin(elevation);
/** How far one step up in the model goes up the paper. */
export const upright = Math.cos(elevation);

/** A point of the model on the paper. */
export function project([x, y, z = 0]: Point): [x: number, y: number] {
  return [(x + y) * across, (x - y) * down - z * upright];
}

/** The point that lies beside another, by so much along x, y and z. */
export function beside([x, y, z = 0]: Point, [right, back, up = 0]: Point): Point {
  return [x + right, y + back, z + up];
}

/** A number as short as an attribute can have it: at most `digits` decimals, no zero before the point. */
export function short(value: number, digits = 1): string {
  const rounded = Number(value.toFixed(digits));
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Path data for a line through points of the model, in whole units of the paper; closed unless told otherwise. */
export function outline(points: readonly Point[], closed = true): string {
  // Steps from point to point are shorter than places. They join rounded places, so errors do not add up.
  const places = points.map((point) => project(point).map(Math.round) as [number, number]);
  let command = '';
  const data = places.map(([x, y], index) => {
    const before = places[index - 1];
    const again = command;
    if (!before) return `M${pair(x, y)}`;
    command = x === before[0] ? 'v' : 'l';
    const step = command === 'v' ? short(y - before[1]) : pair(x - before[0], y - before[1]);
    if (command !== again) return command + step;
    return step.startsWith('-') ? step : ` ${step}`;
  });
  return data.join('') + (closed ? 'z' : '');
}

/** Two coordinates; a minus sign separates as well as a space. */
export function pair(x: number, y: number): string {
  const second = short(y);
  return short(x) + (second.startsWith('-') ? '' : ' ') + second;
}

/** The three faces of a box that can be seen, as path data. `at` is the middle of its base. */
export function boxFaces([x, y, z = 0]: Point, [width, depth, height]: Size): Record<'top' | 'left' | 'right', string> {
  const [x0, x1, y0, y1, z1] = [x - width / 2, x + width / 2, y - depth / 2, y + depth / 2, z + height];
  return {
    top: outline([
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ]),
    left: outline([
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y0, z],
      [x0, y0, z],
    ]),
    right: outline([
      [x1, y0, z1],
      [x1, y1, z1],
      [x1, y1, z],
      [x1, y0, z],
    ]),
  };
}

/**
 * The transform that lays a flat drawing on a face of the model, its origin at a point: on a `left` face the drawing's
 * x runs along the model's x, on a `right` face along y, and its y runs down the wall. On a `top` face its x and y run
 * along the model's x and against its y, so that text on the ground would read from the left.
 */
export function onFace(face: 'top' | 'left' | 'right', origin: Point): string {
  const [x, y] = project(origin);
  const axes = {
    left: [across, down, 0, upright],
    right: [across, -down, 0, upright],
    top: [across, down, -across, down],
  }[face];
  return `matrix(${[...axes.map((value) => short(value, 3)), short(x), short(y)].join(' ')})`;
}
