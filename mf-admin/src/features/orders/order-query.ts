import { queryOptions } from '@tanstack/react-query';
import { getOrder } from '@vitrina/contract/calls/get-order';
import type { Order } from '@vitrina/contract/entities/order';
import type { OrderEvent } from '@vitrina/contract/entities/order-event';
import { callApi, isApiCallError, queryClient, userKey } from '@vitrina/shared-auth';
import { fetchAllOrders } from './orders-query.ts';

export interface OrderWithEvents {
  order: Order;
  /** The oldest first; `null` where the host keeps none. */
  events: readonly OrderEvent[] | null;
}

/**
 * One order; `null` when there is none. Where the call fails for whatever reason, the order is looked
 * for in the whole list: hosts forbid or stumble over what they do not know.
 */
async function fetchOrder(id: number, signal: AbortSignal): Promise<OrderWithEvents | null> {
  try {
    const { order, events } = await callApi(getOrder, { params: { id } }, { signal });
    return { order, events: events ?? null };
  } catch (error) {
    // Nobody waits for it any more: whoever is here by now may be somebody who may not see the list.
    if (signal.aborted || !isApiCallError(error)) throw error;
    if (error.name === 'ApiError' && error.code === 'order_not_found') return null;
    const order = (await fetchAllOrders()).find((one) => one.id === id);
    return order ? { order, events: null } : null;
  }
}

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'orders', 'one', id),
    queryFn: ({ signal }) => fetchOrder(id, signal),
    meta: { shows: ['order'] },
  });

/** For a route's loader: starts the fetch beside the page's code; the page shows how it goes. */
export const loadOrder = (id: number) => {
  void queryClient.prefetchQuery(orderQuery(id));
  return null;
};
