import { withoutOrdered } from '@vitrina/contract/rules/cart';
import { readText, replaceCart, useCart, writeText } from '@vitrina/shared-auth';
import type { PaidOrder } from '../checkout-flow/checkout-state.ts';

/** The payment whose products were removed last. */
const KEY = 'vitrina:ordered';

/**
 * Removes the ordered products from the cart, once per payment in all tabs. Products added between charge and
 * order stay.
 */
export function takeFromCart({
  paymentIntentId,
  lines,
}: Pick<PaidOrder, 'paymentIntentId' | 'lines'>): void {
  if (readText(KEY) === paymentIntentId) return;
  writeText(KEY, paymentIntentId);
  replaceCart(withoutOrdered(useCart.getState().lines, lines));
}
