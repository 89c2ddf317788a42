import { isApiCallError, serverMessageOr } from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { refreshOrders } from './orders-query.ts';

/** Text for a failed change; a conflict (409) also refetches the order. */
export function orderFailure(error: unknown, fallback: string): string {
  if (isApiCallError(error) && error.name === 'ApiError' && error.status === 409) {
    void refreshOrders();
    // The host's own refusal, not a change by somebody else.
    const isRefusal = error.code === 'out_of_stock' || error.code === 'order_not_accepted';
    return isRefusal ? serverMessageOr(error, fallback) : messages.order.conflict;
  }
  return serverMessageOr(error, fallback);
}
