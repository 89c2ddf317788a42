import type { Order } from '@vitrina/contract/entities/order';
import { knownState } from '@vitrina/contract/rules/known-state';
import { ORDER_STATES, type OrderStatus } from '@vitrina/contract/rules/order-status';
import { isWaitingForAcceptance } from '@vitrina/contract/rules/unverified-order';
import { hostCan } from '@vitrina/shared-auth';
import { filterOrders, NO_FILTERS, type OrdersRequest } from './filter-orders.ts';
import { sortOrders } from './sort-orders.ts';

export interface OrdersPage {
  orders: readonly Order[];
  total: number;
  /** Matches in any state, including states unknown here. */
  all: number;
  counts: Partial<Record<OrderStatus, number>>;
  /** Orders waiting for acceptance, whatever the filter; `null`: unknown. */
  waiting: number | null;
}

/** Pages all orders like a paging host would, newest first. */
export function pageOfOrders(
  all: readonly Order[],
  { filters, page, limit, sort }: OrdersRequest,
): OrdersPage {
  const apart = filterOrders(all, { ...filters, status: '', waiting: '' });
  const waiting = hostCan('order-acceptance') ? apart.filter(isWaitingForAcceptance).length : null;
  const found = filterOrders(apart, { ...NO_FILTERS, waiting: filters.waiting });
  const counts: OrdersPage['counts'] = {};
  for (const { status } of found) {
    const known = knownState(ORDER_STATES, status);
    if (known) counts[known] = (counts[known] ?? 0) + 1;
  }
  const kept = filters.status ? found.filter(({ status }) => status === filters.status) : found;
  const sorted = sort === 'newest' ? kept : sortOrders(kept, sort);
  const orders = sorted.slice((page - 1) * limit, page * limit);
  return { orders, total: kept.length, all: found.length, counts, waiting };
}

/** At least one. */
export const pageCountOf = ({ total }: OrdersPage, { limit }: OrdersRequest): number =>
  Math.max(1, Math.ceil(total / limit));
