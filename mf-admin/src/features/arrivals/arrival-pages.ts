import type { ArrivalKind } from '@vitrina/contract/rules/arrivals';

/** Where what came is listed: there it is looked at. */
export const ARRIVAL_PAGES: Readonly<Record<ArrivalKind, string>> = {
  order: '/admin/orders',
  request: '/admin/sites',
  message: '/admin/sites',
  return: '/admin/returns',
  withdrawal: '/admin/dashboard',
};
