import { withoutOrdered } from '@vitrina/contract/rules/cart';
import { readText, replaceCart, useCart, writeText } from '@vitrina/shared-auth';
import type { PaidOrder } from '../checkout-flow/checkout-state.ts';

/** The payment whose pieces were taken last. */
const KEY = 'vitrina:ordered';

/**
 * Takes what was ordered out of the cart, once for a payment, whichever tab comes first. Between the
 * charge and the order somebody may have put more into it: that stays.
 */
export function takeFromCart({
  paymentIntentId,
  lines,
}: Pick<PaidOrder, 'paymentIntentId' | 'lines'>): void {
  if (readText(KEY) === paymentIntentId) return;
  writeText(KEY, paymentIntentId);
  replaceCart(withoutOrdered(useCart.getState().lines, lines));
}
