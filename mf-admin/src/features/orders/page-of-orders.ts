import type { Order } from '@vitrina/contract/entities/order';
import type { OrderStatus } from '@vitrina/contract/rules/order-status';
import { isWaitingForAcceptance } from '@vitrina/contract/rules/unverified-order';
import { filterOrders, NO_FILTERS, type OrderSort, type OrdersRequest } from './filter-orders.ts';

export interface OrdersPage {
  orders: readonly Order[];
  /** How many match in all. */
  total: number;
  /** How many match in each state, whichever is asked for. */
  counts: Partial<Record<OrderStatus, number>>;
  /** How many wait for acceptance, whether or not those are asked for; `null` where that is unknown. */
  waiting: number | null;
}

const COMPARE: Readonly<Record<OrderSort, (a: Order, b: Order) => number>> = {
  newest: (a, b) => b.created_at.localeCompare(a.created_at),
  oldest: (a, b) => a.created_at.localeCompare(b.created_at),
  highest: (a, b) => b.total_price - a.total_price,
  lowest: (a, b) => a.total_price - b.total_price,
};

/** What a host with paging would answer, out of all orders (the newest first, as the host sends them). */
export function pageOfOrders(
  all: readonly Order[],
  { filters, page, limit, sort }: OrdersRequest,
): OrdersPage {
  const apart = filterOrders(all, { ...filters, status: '', waiting: '' });
  const waiting = apart.filter(isWaitingForAcceptance).length;
  const found = filterOrders(apart, { ...NO_FILTERS, waiting: filters.waiting });
  const counts: OrdersPage['counts'] = {};
  for (const { status } of found) counts[status] = (counts[status] ?? 0) + 1;
  const kept = filters.status ? found.filter(({ status }) => status === filters.status) : found;
  const sorted = sort === 'newest' ? kept : kept.toSorted(COMPARE[sort]);
  const orders = sorted.slice((page - 1) * limit, page * limit);
  return { orders, total: kept.length, counts, waiting };
}

/** How many pages there are; one even when nothing matches. */
export const pageCountOf = ({ total }: OrdersPage, { limit }: OrdersRequest): number =>
  Math.max(1, Math.ceil(total / limit));
