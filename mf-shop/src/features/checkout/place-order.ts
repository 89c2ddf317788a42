import { createOrder } from '@vitrina/contract/calls/create-order';
import { callApi } from '@vitrina/shared-auth';
import { forgetHold } from '../cart/held-pieces.ts';
import type { PaidOrder, StepAnswer } from './checkout-state.ts';
import { isRefusal } from './is-refusal.ts';

/** Before the second and the third try. */
const PAUSES_MS = [300, 900];

/**
 * Places the order of a payment. Tried again by itself only where the host makes one order of one
 * payment however often it is asked.
 */
export async function placeOrder(paid: PaidOrder): Promise<StepAnswer> {
  const pauses = paid.repeatable ? PAUSES_MS : [];
  for (const pause of pauses) {
    try {
      return await sendOrder(paid);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return sendOrder(paid);
}

async function sendOrder({ order, paymentIntentId }: PaidOrder): Promise<StepAnswer> {
  try {
    const { orderId } = await callApi(createOrder, { body: { ...order, paymentIntentId } });
    return { type: 'placed', orderId: orderId ?? null };
  } catch (error) {
    // The host asked the provider: nothing was charged after all.
    if (isRefusal(error, 'payment_not_succeeded')) {
      return { type: 'refused', message: error.serverMessage };
    }
    // The next purchase is a new one.
    if (isRefusal(error, 'payment_refunded')) {
      forgetHold();
      return { type: 'returned', message: error.serverMessage };
    }
    // Anything else than a clear no leaves open whether the order was stored.
    if (isRefusal(error) && error.status < 500) return { type: 'not-placed' };
    throw error;
  }
}
