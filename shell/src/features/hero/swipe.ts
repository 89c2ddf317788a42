/** On screens up to this width, in px, a swipe changes the slide (spec section 9). */
export const SWIPE_MAX_WIDTH = 768;
/** A swipe is longer than this, in px (spec section 9). */
export const SWIPE_DISTANCE = 50;

export const isSwipe = (fromX: number, toX: number): boolean =>
  Math.abs(toX - fromX) > SWIPE_DISTANCE;
