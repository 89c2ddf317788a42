import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi, queryClient, userKey } from '@vitrina/shared-auth';
import { NO_FILTERS, type OrdersRequest } from './filter-orders.ts';
import { type OrdersPage, pageOfOrders } from './page-of-orders.ts';

/** How long a host may take to answer all its orders. */
const FILE_MS = 60_000;

/** Cutting pages out of what is here is quick; reading 100,000 orders anew would hold a keystroke up. */
const KEPT_MS = 5 * 60_000;

const allOrdersKey = () => userKey('mf-admin', 'orders', 'all');

const allOrdersQuery = () =>
  queryOptions({
    queryKey: allOrdersKey(),
    queryFn: async ({ signal }) => (await callApi(listOrders, { query: {} }, { signal })).orders,
    staleTime: KEPT_MS,
  });

const queryOf = ({ filters, page, limit, sort }: OrdersRequest) => ({
  page,
  limit,
  sort,
  ...(filters.id && { id: filters.id.replace(/^#/, '') }),
  ...(filters.email && { email: filters.email }),
  ...(filters.status && { status: filters.status }),
  ...(filters.waiting && { waiting: filters.waiting }),
  ...(filters.date && { from: filters.date, to: filters.date }),
});

/**
 * One page of the list. A host without paging answers everything at once: that is kept, and pages
 * are cut here.
 */
async function fetchOrders(request: OrdersRequest, signal: AbortSignal): Promise<OrdersPage> {
  if (queryClient.getQueryData(allOrdersKey()) === undefined) {
    const answer = await callApi(listOrders, { query: queryOf(request) }, { signal });
    const { orders, total, counts, waiting = null } = answer;
    if (typeof total === 'number') return { orders, total, counts: counts ?? {}, waiting };
    queryClient.setQueryData(allOrdersKey(), answer.orders);
  }
  return pageOfOrders(await queryClient.fetchQuery(allOrdersQuery()), request);
}

export const ordersQuery = (request: OrdersRequest) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'orders', 'page', request),
    queryFn: ({ signal }) => fetchOrders(request, signal),
    placeholderData: keepPreviousData,
  });

/** How many orders are in each state. */
export const orderCountsQuery = () =>
  ordersQuery({ filters: NO_FILTERS, page: 1, limit: 1, sort: 'newest' });

/** After a change: every list of orders and the statistics are out of date. */
export const refreshOrders = () =>
  queryClient.invalidateQueries({ queryKey: userKey('mf-admin', 'orders') });

/** Every order that the filters let through, for a file: one call, so that none is missed or doubled. */
export async function fetchMatching(request: OrdersRequest): Promise<readonly Order[]> {
  const { page, limit, ...query } = queryOf(request);
  const kept = queryClient.getQueryData<readonly Order[]>(allOrdersKey());
  const orders = kept ?? (await callApi(listOrders, { query }, { timeoutMs: FILE_MS })).orders;
  // A host without filters answers all of them.
  return pageOfOrders(orders, { ...request, page: 1, limit: orders.length }).orders;
}
