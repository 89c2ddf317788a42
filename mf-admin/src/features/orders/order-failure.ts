import { isApiCallError, serverMessageOr } from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { refreshOrders } from './orders-query.ts';

/** Why a change of an order was not made; a conflict also brings its state of now. */
export function orderFailure(error: unknown, fallback: string): string {
  if (isApiCallError(error) && error.name === 'ApiError' && error.status === 409) {
    void refreshOrders();
    // The host says what is short or missing; nobody changed anything meanwhile.
    const isRefusal = error.code === 'out_of_stock' || error.code === 'order_not_accepted';
    return isRefusal ? serverMessageOr(error, fallback) : messages.order.conflict;
  }
  return serverMessageOr(error, fallback);
}
