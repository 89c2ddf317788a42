import { queryOptions } from '@tanstack/react-query';
import { getOrder } from '@vitrina/contract/calls/get-order';
import type { Order } from '@vitrina/contract/entities/order';
import type { OrderEvent } from '@vitrina/contract/entities/order-event';
import { callApi, isApiCallError, queryClient, userKey } from '@vitrina/shared-auth';
import { fetchAllOrders } from './orders-query.ts';

export interface OrderWithEvents {
  order: Order;
  /** Oldest first; `null` where the host keeps none. */
  events: readonly OrderEvent[] | null;
}

/**
 * One order; `null` when missing. On any other failure it is looked up in the whole list: hosts forbid or
 * break on calls they do not know.
 */
async function fetchOrder(id: number, signal: AbortSignal): Promise<OrderWithEvents | null> {
  try {
    const { order, events } = await callApi(getOrder, { params: { id } }, { signal });
    return { order, events: events ?? null };
  } catch (error) {
    // Aborted, perhaps by a sign-out: the next person may not see the list.
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

export const loadOrder = (id: number) => {
  void queryClient.prefetchQuery(orderQuery(id));
  return null;
};
