import { setOrderTracking } from '@vitrina/contract/calls/set-order-tracking';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi } from '@vitrina/shared-auth';
import { seenVersion } from './seen-version.ts';

/**
 * Saves the tracking number; skips the call when it is unchanged.
 * @returns the updated order
 */
export async function saveTracking(order: Order, trackingNumber: string): Promise<Order> {
  if (trackingNumber === (order.tracking_number ?? '')) return order;
  const { order: saved } = await callApi(setOrderTracking, {
    params: { id: Number(order.id) },
    body: { trackingNumber, ...seenVersion(order) },
  });
  return saved;
}
