import { createOrder } from '@vitrina/contract/calls/create-order';
import { callApi } from '@vitrina/shared-auth';
import type { PaidOrder, StepAnswer } from '../checkout-flow/checkout-state.ts';
import { forgetCheckoutKey } from './checkout-key.ts';
import { isRefusal } from './is-refusal.ts';

/** Pauses before the second and the third try. */
const PAUSES_MS = [300, 900];

/** Places the order of a payment. Retries automatically only when the host makes one order per payment. */
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
    // A host that does not identify orders by payment gets only the order.
    const body = { ...order, paymentIntentId, ...(clientSecret && { clientSecret }) };
    const { orderId, orderKey } = await callApi(createOrder, { body });
    return { type: 'placed', orderId: orderId ?? null, orderKey: orderKey ?? null };
  } catch (error) {
    // The host asked the provider, and nothing was charged. A host that does not know the payment cannot tell.
    if (paid.repeatable && isRefusal(error, 'payment_not_succeeded')) {
      return { type: 'refused', message: error.serverMessage };
    }
    // The next purchase is a new checkout.
    if (paid.repeatable && isRefusal(error, 'payment_refunded')) {
      forgetCheckoutKey();
      return { type: 'returned', message: error.serverMessage };
    }
    // Anything but a certain refusal leaves open whether the order was stored.
    if (isRefusal(error) && isClearNo(error.status)) {
      return { type: 'not-placed', message: error.serverMessage };
    }
    throw error;
  }
}

/** A 408 may come from a proxy, or from a host that read only a part. */
const isClearNo = (status: number): boolean => status < 500 && status !== 408;
