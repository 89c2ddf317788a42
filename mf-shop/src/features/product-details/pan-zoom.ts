export interface Point {
  x: number;
  y: number;
}

/** Twice is what the files show sharply; more is for a detail. */
const LARGEST = 4;
/** Below this it counts as fitted. */
const NEARLY_FITTED = 1.05;

/** A scale between fitted and the largest. */
export const scaleWithin = (scale: number): number =>
  scale < NEARLY_FITTED ? 1 : Math.min(scale, LARGEST);

/** How two fingers changed a scale, when one moved from `before` to `now` and the other stayed. */
export function pinch(before: Point, now: Point, other: Point): { factor: number; center: Point } {
  const was = Math.hypot(before.x - other.x, before.y - other.y);
  const is = Math.hypot(now.x - other.x, now.y - other.y);
  return {
    factor: was > 0 ? is / was : 1,
    center: { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 },
  };
}
