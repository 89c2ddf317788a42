import { createOrder } from '@vitrina/contract/calls/create-order';
import { callApi } from '@vitrina/shared-auth';
import type { PaidOrder, StepAnswer } from '../checkout-flow/checkout-state.ts';
import { forgetCheckoutKey } from './checkout-key.ts';
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

async function sendOrder(paid: PaidOrder): Promise<StepAnswer> {
  try {
    const { order, paymentIntentId, clientSecret } = paid;
    // A host that cannot tell its orders by their payment is sent the order alone.
    const body = { ...order, paymentIntentId, ...(clientSecret && { clientSecret }) };
    const { orderId, orderKey } = await callApi(createOrder, { body });
    return { type: 'placed', orderId: orderId ?? null, orderKey: orderKey ?? null };
  } catch (error) {
    // The host asked the provider: nothing was charged after all. One that does not know the payment
    // cannot say that.
    if (paid.repeatable && isRefusal(error, 'payment_not_succeeded')) {
      return { type: 'refused', message: error.serverMessage };
    }
    // The next purchase is a new one.
    if (paid.repeatable && isRefusal(error, 'payment_refunded')) {
      forgetCheckoutKey();
      return { type: 'returned', message: error.serverMessage };
    }
    // Anything else than a clear no leaves open whether the order was stored.
    if (isRefusal(error) && isClearNo(error.status)) {
      return { type: 'not-placed', message: error.serverMessage };
    }
    throw error;
  }
}

/** 408 is a proxy's word, or the host's for what it may have read in part. */
const isClearNo = (status: number): boolean => status < 500 && status !== 408;
