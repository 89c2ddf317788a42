import { queryOptions } from '@tanstack/react-query';
import { listMyOrders } from '@vitrina/contract/calls/list-my-orders';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { isApiCallError } from '@vitrina/shared-auth/api/errors';
import { loadProfile } from '@vitrina/shared-auth/per-package/profile';
import { queryClient, userKey } from '@vitrina/shared-auth/query';

/** The own orders, the newest first; `null` when the host does not offer them. */
export const ordersQuery = () =>
  queryOptions({
    queryKey: userKey('shell', 'orders'),
    queryFn: ({ signal }) => fetchOrders(signal),
  });

async function fetchOrders(signal: AbortSignal): Promise<Order[] | null> {
  try {
    const { orders } = await callApi(listMyOrders, {}, { signal });
    return orders.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
  } catch (error) {
    if (isApiCallError(error) && error.name === 'ApiError' && error.status === 404) return null;
    throw error;
  }
}

/** Starts both beside the page's code; the page shows how they go. */
export const loadAccount = () => {
  loadProfile();
  void queryClient.prefetchQuery(ordersQuery());
  return null;
};
