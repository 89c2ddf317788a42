import { n } from './sheet.ts';

/** Height of a circle seen by the catalogue's camera, as a share of its width: one camera for every object. */
export const TILT = 0.17;

/** A point of a profile: distance from the axis, height over the ground, radius of its rounded corner. */
export type ProfilePoint = readonly [radius: number, height: number, corner?: number];

interface Point {
  x: number;
  y: number;
  corner: number;
}

/**
 * Outline of a body turned around the vertical axis x = 0, as the camera sees it standing on y = 0:
 * the near edge of its foot and the far edge of its top are arcs.
 */
export function lathe(profile: readonly ProfilePoint[]): string {
  const points = profile.map(([x, height, corner = 0]) => ({ x, y: -height, corner }));
  const foot = points[0];
  const top = points.at(-1);
  if (!foot || !top) throw new Error('a profile needs points');
  const left = side(points.map((point) => ({ ...point, x: -point.x })));
  const right = side([...points].reverse());
  return `M${n(-foot.x)} ${n(foot.y)}${left}${arc(top, 1)}${right}${arc({ ...foot, x: -foot.x }, 1)}Z`;
}

/** Outline of a strip around a body, a label or a ring: both its edges are seen from the front. */
export const strip = (low: readonly [number, number], high: readonly [number, number]): string =>
  `M${n(-low[0])} ${n(-low[1])}L${n(-high[0])} ${n(-high[1])}${arc({ x: high[0], y: -high[1] }, 0)}L${n(low[0])} ${n(-low[1])}${arc({ x: -low[0], y: -low[1] }, 1)}Z`;

/** Ellipse of a circle lying at `height`. */
export function disc(radius: number, height: number, attributes: string): string {
  return `<ellipse cx="0" cy="${n(-height)}" rx="${n(radius)}" ry="${n(radius * TILT)}" ${attributes}/>`;
}

function arc(to: { x: number; y: number }, sweep: 0 | 1): string {
  const radius = Math.abs(to.x);
  return `A${n(radius)} ${n(radius * TILT)} 0 0 ${sweep} ${n(to.x)} ${n(to.y)}`;
}

/** A polyline from its first point on, each corner cut by a quadratic curve. */
function side(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((point, index) => {
      const before = points[index];
      const after = points[index + 2];
      if (!before || !after || point.corner === 0) return `L${n(point.x)} ${n(point.y)}`;
      const enter = towards(point, before, point.corner);
      const leave = towards(point, after, point.corner);
      return `L${n(enter.x)} ${n(enter.y)}Q${n(point.x)} ${n(point.y)} ${n(leave.x)} ${n(leave.y)}`;
    })
    .join('');
}

function towards(from: Point, to: Point, distance: number): { x: number; y: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
