import { queryOptions } from '@tanstack/react-query';
import { listMyOrders } from '@vitrina/contract/calls/list-my-orders';
import type { Order } from '@vitrina/contract/entities/order';
import { newestFirst } from '@vitrina/contract/rules/dates';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { unlessMissing } from '@vitrina/shared-auth/api/errors';
import { loadProfile } from '@vitrina/shared-auth/per-package/profile';
import { queryClient, userKey } from '@vitrina/shared-auth/query';

/** Newest first; `null` when the host does not offer them. */
export const ordersQuery = () =>
  queryOptions({
    queryKey: userKey('shell', 'orders'),
    queryFn: ({ signal }) => fetchOrders(signal),
    meta: { shows: ['order'] },
  });

async function fetchOrders(signal: AbortSignal): Promise<Order[] | null> {
  const answer = await unlessMissing(callApi(listMyOrders, {}, { signal }));
  return answer?.orders.toSorted((a, b) => newestFirst(a.created_at, b.created_at)) ?? null;
}

/** Starts both requests beside the page's code; the page shows their state. */
export const loadAccount = () => {
  loadProfile();
  void queryClient.prefetchQuery(ordersQuery());
  return null;
};
