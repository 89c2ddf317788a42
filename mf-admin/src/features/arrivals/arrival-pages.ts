import type { ArrivalKind } from '@vitrina/contract/rules/arrivals';

/** The page that lists each kind: opening it marks the arrivals as seen. */
export const ARRIVAL_PAGES: Readonly<Record<ArrivalKind, string>> = {
  order: '/admin/orders',
  request: '/admin/sites',
  message: '/admin/sites',
  return: '/admin/returns',
  withdrawal: '/admin/dashboard',
};
