import { useMutation } from '@tanstack/react-query';
import { updateOrderStatus } from '@vitrina/contract/calls/update-order-status';
import type { Order } from '@vitrina/contract/entities/order';
import type { OrderStatus } from '@vitrina/contract/rules/order-status';
import {
  callApi,
  isApiCallError,
  queryClient,
  serverMessageOr,
  showToast,
} from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { orderQuery } from './order-query.ts';
import { replaceOrder } from './orders-query.ts';

/** Moves an order on. When somebody else was faster, their state is fetched and said, not overwritten. */
export function useChangeStatus(order: Order) {
  return useMutation({
    mutationFn: async (status: OrderStatus) => {
      const body = { status, ...(typeof order.version === 'number' && { version: order.version }) };
      return (await callApi(updateOrderStatus, { params: { id: Number(order.id) }, body })).order;
    },
    onSuccess: (changed) => {
      queryClient.setQueryData(orderQuery(Number(order.id)).queryKey, changed);
      replaceOrder(changed);
      showToast(messages.order.changed);
    },
    onError: (error) => {
      const conflict = isApiCallError(error) && error.name === 'ApiError' && error.status === 409;
      if (conflict)
        void queryClient.invalidateQueries({ queryKey: orderQuery(Number(order.id)).queryKey });
      showToast(
        conflict ? messages.order.conflict : serverMessageOr(error, messages.order.failed),
        { tone: 'danger' },
      );
    },
  });
}
