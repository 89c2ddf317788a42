import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi, queryClient, userKey } from '@vitrina/shared-auth';
import { NO_FILTERS, type OrdersRequest } from './filter-orders.ts';
import { type OrdersPage, pageOfOrders } from './page-of-orders.ts';

const allOrdersKey = () => [...userKey(), 'orders', 'all'] as const;

const allOrdersQuery = () =>
  queryOptions({
    queryKey: allOrdersKey(),
    queryFn: async ({ signal }) => (await callApi(listOrders, { query: {} }, { signal })).orders,
  });

const queryOf = ({ filters, page, limit, sort }: OrdersRequest) => ({
  page,
  limit,
  sort,
  ...(filters.id && { id: filters.id.replace(/^#/, '') }),
  ...(filters.email && { email: filters.email }),
  ...(filters.status && { status: filters.status }),
  ...(filters.date && { from: filters.date, to: filters.date }),
});

/**
 * One page of the list. A host without paging answers everything at once: that is kept, and pages
 * are cut here.
 */
async function fetchOrders(request: OrdersRequest, signal: AbortSignal): Promise<OrdersPage> {
  if (queryClient.getQueryData(allOrdersKey()) === undefined) {
    const answer = await callApi(listOrders, { query: queryOf(request) }, { signal });
    if (typeof answer.total === 'number')
      return { orders: answer.orders, total: answer.total, counts: answer.counts ?? {} };
    queryClient.setQueryData(allOrdersKey(), answer.orders);
  }
  return pageOfOrders(await queryClient.fetchQuery(allOrdersQuery()), request);
}

export const ordersQuery = (request: OrdersRequest) =>
  queryOptions({
    queryKey: [...userKey(), 'orders', 'page', request],
    queryFn: ({ signal }) => fetchOrders(request, signal),
    placeholderData: keepPreviousData,
  });

/** How many orders are in each state. */
export const orderCountsQuery = () =>
  ordersQuery({ filters: NO_FILTERS, page: 1, limit: 1, sort: 'newest' });

/** After a change: every list of orders and the statistics are out of date. */
export const refreshOrders = () =>
  queryClient.invalidateQueries({ queryKey: [...userKey(), 'orders'] });

/** Every order that the filters let through, for a file. */
export async function fetchMatching(request: OrdersRequest): Promise<readonly Order[]> {
  const limit = 200;
  const first = await fetchOrders({ ...request, page: 1, limit }, new AbortController().signal);
  const orders = [...first.orders];
  for (let page = 2; orders.length < first.total; page += 1) {
    const next = await fetchOrders({ ...request, page, limit }, new AbortController().signal);
    if (next.orders.length === 0) break;
    orders.push(...next.orders);
  }
  return orders;
}
