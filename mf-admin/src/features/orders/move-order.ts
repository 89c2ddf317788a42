import { updateOrderStatus } from '@vitrina/contract/calls/update-order-status';
import type { Order } from '@vitrina/contract/entities/order';
import type { OrderStatus } from '@vitrina/contract/rules/order-status';
import { callApi } from '@vitrina/shared-auth';
import { saveTracking } from './save-tracking.ts';
import { seenVersion } from './seen-version.ts';

/**
 * Moves an order to the next state.
 * @param trackingNumber saved first, so that the customer's mail names it; absent: unchanged
 * @returns the updated order
 */
export async function moveOrder(
  order: Order,
  status: OrderStatus,
  trackingNumber?: string,
): Promise<{ order: Order; since: number }> {
  const seen = trackingNumber === undefined ? order : await saveTracking(order, trackingNumber);
  const since = Date.now();
  const { order: moved } = await callApi(updateOrderStatus, {
    params: { id: Number(order.id) },
    body: { status, ...seenVersion(seen) },
  });
  return { order: moved, since };
}
