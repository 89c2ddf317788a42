/** On screens up to this width, in px, a swipe changes the slide (docs/product.md#hero-carousel). */
export const SWIPE_MAX_WIDTH = 768;
/** A swipe is longer than this, in px (docs/product.md#hero-carousel). */
const SWIPE_DISTANCE = 50;

export const isSwipe = (fromX: number, toX: number): boolean =>
  Math.abs(toX - fromX) > SWIPE_DISTANCE;
