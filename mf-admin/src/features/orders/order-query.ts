import { queryOptions } from '@tanstack/react-query';
import { getOrder } from '@vitrina/contract/calls/get-order';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import type { Order } from '@vitrina/contract/entities/order';
import type { OrderEvent } from '@vitrina/contract/entities/order-event';
import { callApi, isApiCallError, queryClient, userKey } from '@vitrina/shared-auth';

export interface OrderWithEvents {
  order: Order;
  /** The oldest first; `null` where the host keeps none. */
  events: readonly OrderEvent[] | null;
  /** Whether the host knows the extensions of one order: notes, tracking, e-mail. */
  extended: boolean;
}

/** One order; `null` when there is none. A host without the extension is asked for its whole list. */
async function fetchOrder(id: number, signal: AbortSignal): Promise<OrderWithEvents | null> {
  try {
    const { order, events } = await callApi(getOrder, { params: { id } }, { signal });
    return { order, events: events ?? null, extended: true };
  } catch (error) {
    if (!isApiCallError(error) || error.name !== 'ApiError' || error.status !== 404) throw error;
    if (error.code === 'order_not_found') return null;
    const { orders } = await callApi(listOrders, { query: {} }, { signal });
    const order = orders.find((one) => one.id === id);
    return order ? { order, events: null, extended: false } : null;
  }
}

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'orders', 'one', id),
    queryFn: ({ signal }) => fetchOrder(id, signal),
  });

/** For a route's loader: starts the fetch beside the page's code; the page shows how it goes. */
export const loadOrder = (id: number) => {
  void queryClient.prefetchQuery(orderQuery(id));
  return null;
};
