import type { NeededPermission } from './permissions.ts';

/**
 * What comes from outside and staff want to know of: an order, a request for a website, a message about
 * one, a return that its buyer declared, a declaration of withdrawal whose order is not known. Each for whoever may use its list.
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

/** More are not counted: nobody reads the difference between 100 and 1,000 on a badge. */
export const MOST_ARRIVALS = 100;
