import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '@vitrina/contract/call';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { ORDERS_PART } from '@vitrina/contract/constants';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi, hostCan, queryClient, userKey } from '@vitrina/shared-auth';
import { NO_FILTERS, type OrdersRequest } from './filter-orders.ts';
import { type OrdersPage, pageOfOrders } from './page-of-orders.ts';
import { sortOrders } from './sort-orders.ts';

/** Timeout for a host that answers all its orders. */
const FILE_MS = 60_000;

/** Paging the cached list is fast; refetching 100,000 orders would block a keystroke. */
const KEPT_MS = 5 * 60_000;

const allOrdersKey = () => userKey('mf-admin', 'orders', 'all');

/** Unpaged, newest first: hosts answer in their own order. */
async function readOrders(
  query: CallInput<typeof listOrders>['query'],
  signal?: AbortSignal,
): Promise<readonly Order[]> {
  const { orders } = await callApi(listOrders, { query }, { signal, timeoutMs: FILE_MS });
  return sortOrders(orders, 'newest');
}

const allOrdersQuery = () =>
  queryOptions({
    queryKey: allOrdersKey(),
    queryFn: ({ signal }) => readOrders({}, signal),
    meta: { shows: ['order'] },
    staleTime: KEPT_MS,
  });

export const fetchAllOrders = () => queryClient.fetchQuery({ ...allOrdersQuery(), staleTime: 0 });

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

/** One page of the list. A host without paging answers everything: it is cached and paged here. */
async function fetchOrders(request: OrdersRequest, signal: AbortSignal): Promise<OrdersPage> {
  if (hostCan('order-search') && queryClient.getQueryData(allOrdersKey()) === undefined) {
    const answer = await callApi(listOrders, { query: queryOf(request) }, { signal });
    const { orders, total, waiting = null } = answer;
    const counts = answer.counts ?? {};
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    if (typeof total === 'number') return { orders, total, all, counts, waiting };
    queryClient.setQueryData(allOrdersKey(), sortOrders(orders, 'newest'));
  }
  return pageOfOrders(await queryClient.fetchQuery(allOrdersQuery()), request);
}

export const ordersQuery = (request: OrdersRequest) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'orders', 'page', request),
    queryFn: ({ signal }) => fetchOrders(request, signal),
    meta: { shows: ['order'] },
    placeholderData: keepPreviousData,
  });

export const orderCountsQuery = () =>
  ordersQuery({ filters: NO_FILTERS, page: 1, limit: 1, sort: 'newest' });

/** After a change all lists of orders, and the statistics, are stale. */
export const refreshOrders = () =>
  queryClient.invalidateQueries({ queryKey: userKey('mf-admin', 'orders') });

/** All filtered orders for a file, in one call: paging could miss or repeat some. */
export async function fetchMatching(request: OrdersRequest): Promise<readonly Order[]> {
  const { page, limit, ...query } = queryOf(request);
  const kept = queryClient.getQueryData<readonly Order[]>(allOrdersKey());
  const orders = kept ?? (await readOrders(query));
  // A host without filters answers everything.
  return pageOfOrders(orders, { ...request, page: 1, limit: orders.length }).orders;
}

/**
 * `fetchMatching` in parts, so 100,000 orders are never in memory at once; new orders shift none. Falls
 * back to one answer on a host without parts, or when the list is cached.
 */
export async function* fetchInParts(request: OrdersRequest): AsyncGenerator<readonly Order[]> {
  const { page, limit, ...query } = queryOf(request);
  if (!hostCan('order-parts') || queryClient.getQueryData(allOrdersKey()) !== undefined) {
    yield await fetchMatching(request);
    return;
  }
  const partAfter = async (after: number) =>
    (await callApi(listOrders, { query: { ...query, after, limit: ORDERS_PART } })).orders;
  // A host without filters answers everything.
  const matching = (part: readonly Order[]) =>
    pageOfOrders(part, { ...request, page: 1, limit: part.length }).orders;
  let part = await partAfter(0);
  yield matching(part);
  // Until an empty part: unreadable rows can make any part shorter.
  for (let last = part.at(-1); last; last = part.at(-1)) {
    const next = await partAfter(last.id);
    // A host that ignores `after` repeats the first part.
    if (next[0]?.id === part[0]?.id) return;
    yield matching(next);
    part = next;
  }
}
