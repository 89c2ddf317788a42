import { isApiCallError, serverMessageOr } from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { refreshOrders } from './orders-query.ts';

/** Why a change of an order was not made; a conflict also brings its state of now. */
export function orderFailure(error: unknown, fallback: string): string {
  if (isApiCallError(error) && error.name === 'ApiError' && error.status === 409) {
    void refreshOrders();
    return messages.order.conflict;
  }
  return serverMessageOr(error, fallback);
}
