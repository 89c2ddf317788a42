import { queryOptions } from '@tanstack/react-query';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi, queryClient, userKey } from '@vitrina/shared-auth';

const fetchOrders = async (signal: AbortSignal): Promise<Order[]> => {
  const { orders } = await callApi(listOrders, {}, { signal });
  return orders;
};

export const ordersQuery = () =>
  queryOptions({
    queryKey: [...userKey(), 'orders'],
    queryFn: ({ signal }) => fetchOrders(signal),
  });

/** For a route's loader: starts the fetch beside the page's code; the page shows how it goes. */
export const loadOrders = () => {
  void queryClient.prefetchQuery(ordersQuery());
  return null;
};

/** Puts a changed order into the cached list. */
export const replaceOrder = (changed: Order): void => {
  queryClient.setQueryData(ordersQuery().queryKey, (orders) =>
    orders?.map((order) => (order.id === changed.id ? changed : order)),
  );
};
