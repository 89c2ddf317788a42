/** Edges of a box in px from the top left of the viewport. */
interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Distances from the viewport's edges in px, for `inset`. */
interface PopoverPlace {
  top: number | 'auto';
  bottom: number | 'auto';
  right: number;
  'max-height': number;
  /** Space left of its right edge; a wider popover shifts by the excess. */
  room: number;
  'max-width': number;
}

const gap = 6;
const edge = 8;
/** Below this height it opens upwards if there is more room. */
const enoughHeight = 280;

/**
 * Position of a popover: aligned with the trigger's right edge, below if it fits, else on the larger side.
 * @example
 * const trigger = { top: 40, bottom: 76, left: 900, right: 1000 };
 * const { top, right } = placePopover(trigger, { width: 1280, height: 800 }); // 82, 280
 */
export function placePopover(
  trigger: Box,
  viewport: { width: number; height: number },
): PopoverPlace {
  const below = viewport.height - trigger.bottom - gap - edge;
  const above = trigger.top - gap - edge;
  const right = Math.max(edge, viewport.width - trigger.right);
  const upwards = below < enoughHeight && above > below;
  return {
    top: upwards ? 'auto' : trigger.bottom + gap,
    bottom: upwards ? viewport.height - trigger.top + gap : 'auto',
    right,
    'max-height': upwards ? above : below,
    room: viewport.width - edge - right,
    'max-width': viewport.width - 2 * edge,
  };
}
