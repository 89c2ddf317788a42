import { queryOptions } from '@tanstack/react-query';
import { getOrder } from '@vitrina/contract/calls/get-order';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi, isApiCallError, queryClient, userKey } from '@vitrina/shared-auth';

/** One order; `null` when there is none. A host without the extension is asked for its whole list. */
async function fetchOrder(id: number, signal: AbortSignal): Promise<Order | null> {
  try {
    return (await callApi(getOrder, { params: { id } }, { signal })).order;
  } catch (error) {
    if (!isApiCallError(error) || error.name !== 'ApiError' || error.status !== 404) throw error;
    const { orders } = await callApi(listOrders, {}, { signal });
    return orders.find((order) => order.id === id) ?? null;
  }
}

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: [...userKey(), 'order', id],
    queryFn: ({ signal }) => fetchOrder(id, signal),
  });

/** For a route's loader: starts the fetch beside the page's code; the page shows how it goes. */
export const loadOrder = (id: number) => {
  void queryClient.prefetchQuery(orderQuery(id));
  return null;
};
