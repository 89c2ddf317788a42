import { createPaymentIntent } from '@vitrina/contract/calls/create-payment-intent';
import { orderTotals } from '@vitrina/contract/rules/order-totals';
import { refreshCart } from '@vitrina/contract/rules/refresh-cart';
import { callApi, hostCan, queryClient } from '@vitrina/shared-auth';
import { settingsQuery } from '@vitrina/shared-auth/per-package/settings';
import { checkoutMessages } from '../../checkout-messages.ts';
import { isPriced } from '../catalog/buyable.ts';
import { productsQuery } from '../catalog/list-products.ts';
import { refreshPrices } from '../catalog/prices.ts';
import type { Purchase, StepAnswer } from '../checkout-flow/checkout-state.ts';
import { chargesExactly } from '../payment/charges-exactly.ts';
import { renewPaymentIntent } from '../payment/payment-intent-query.ts';
import { checkoutKey, forgetCheckoutKey } from './checkout-key.ts';
import { isRefusal } from './is-refusal.ts';

/** The payment to confirm, or the reason why nothing may be charged. */
export const preparePayment = (purchase: Purchase): Promise<StepAnswer> =>
  hostCan('payment-orders') ? prepareAtHost(purchase) : takeKnownPayment(purchase);

/** The host computes the amount, holds the pieces, and stores the delivery address. */
async function prepareAtHost({ order, totalBani }: Purchase): Promise<StepAnswer> {
  const { products, shippingCost, email, ...delivery } = order;
  // One intent per checkout: the same key gets the same intent.
  const body = {
    ...{ amount: totalBani, products, shippingCost, email, delivery },
    checkoutKey: checkoutKey(),
  };
  try {
    const { clientSecret } = await callApi(createPaymentIntent, { body });
    return { type: 'prepared', clientSecret, repeatable: true };
  } catch (error) {
    if (isRefusal(error, 'pieces_held')) return { type: 'pieces-held' };
    // The key belongs to a finished checkout; the next try starts a new one.
    if (isRefusal(error, 'payment_mismatch')) forgetCheckoutKey();
    if (!isRefusal(error, 'out_of_stock', 'amount_mismatch', 'product_not_found')) throw error;
    // Price, stock or delivery has changed: the refreshed cart names each change.
    await refreshPrices();
    return { type: 'cart-changed', message: checkoutMessages.failure.cartChanged };
  }
}

/**
 * A host of the specification checks nothing: refetches products and delivery rates here, and asks the provider
 * for the amount it would charge.
 */
async function takeKnownPayment(purchase: Purchase): Promise<StepAnswer> {
  const { lines, totalBani, clientSecret } = purchase;
  const products = await queryClient.fetchQuery({ ...productsQuery, staleTime: 0 });
  const { shipping } = await queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 });
  const isOther =
    refreshCart(lines, products.filter(isPriced)).changes.length > 0 ||
    orderTotals(lines, shipping).totalBani !== totalBani;
  if (isOther) {
    return { type: 'cart-changed', message: checkoutMessages.failure.cartChanged };
  }
  if (clientSecret === null || !(await chargesExactly(clientSecret, totalBani))) {
    void renewPaymentIntent();
    return { type: 'refused', message: checkoutMessages.reason.otherAmount };
  }
  return { type: 'prepared', clientSecret, repeatable: false };
}
