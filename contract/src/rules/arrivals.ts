import type { NeededPermission } from './permissions.ts';

/**
 * Events from outside that staff watch for: an order, a website request, a message about one, a return
 * declared by its buyer, a withdrawal whose order is unknown. Value: the permission for the list with them.
 */
export const ARRIVALS = {
  order: 'shop',
  request: 'sites',
  message: 'sites',
  return: ['shop', 'money'],
  withdrawal: 'shop',
} as const satisfies Readonly<Record<string, NeededPermission>>;

export type ArrivalKind = keyof typeof ARRIVALS;
/** Kinds of arrivals, in the order of `ARRIVALS`. */
export const ARRIVAL_KINDS = Object.keys(ARRIVALS) as [ArrivalKind, ...ArrivalKind[]];

/** Counting stops here: a badge need not distinguish 100 from 1,000. */
export const MAX_ARRIVALS = 100;
