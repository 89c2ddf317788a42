export interface Point {
  x: number;
  y: number;
}

/** The files are sharp up to 2; beyond that it is for details. */
const LARGEST = 4;
/** A smaller scale snaps to fitted. */
const NEARLY_FITTED = 1.05;

export const scaleWithin = (scale: number): number =>
  scale < NEARLY_FITTED ? 1 : Math.min(scale, LARGEST);

/** Change of scale when one of two fingers moves from `before` to `now`. */
export function pinch(before: Point, now: Point, other: Point): { factor: number; center: Point } {
  const was = Math.hypot(before.x - other.x, before.y - other.y);
  const is = Math.hypot(now.x - other.x, now.y - other.y);
  return {
    factor: was > 0 ? is / was : 1,
    center: { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 },
  };
}
