import { createPaymentIntent } from '@vitrina/contract/calls/create-payment-intent';
import { refreshCart } from '@vitrina/contract/rules/refresh-cart';
import { callApi, queryClient } from '@vitrina/shared-auth';
import { checkoutMessages } from '../../checkout-messages.ts';
import { productsQuery } from '../catalog/list-products.ts';
import type { Purchase, StepAnswer } from '../checkout-flow/checkout-state.ts';
import { checkoutKey, forgetCheckoutKey } from './checkout-key.ts';
import { isRefusal } from './is-refusal.ts';

/** Gets the payment that will be confirmed, or says why nothing may be charged. */
export const preparePayment = (purchase: Purchase): Promise<StepAnswer> =>
  purchase.clientSecret === null
    ? prepareAtHost(purchase)
    : takeKnownPayment(purchase, purchase.clientSecret);

/** The host computes the amount, holds the pieces, and keeps where the order goes. */
async function prepareAtHost({ order, totalBani }: Purchase): Promise<StepAnswer> {
  const { products, shippingCost, email, ...delivery } = order;
  // One intent a checkout: whoever asks again with the same key is answered the same intent.
  const body = {
    ...{ amount: totalBani, products, shippingCost, email, delivery },
    checkoutKey: checkoutKey(),
  };
  try {
    const { clientSecret, paymentIntentId } = await callApi(createPaymentIntent, { body });
    // A host that does not name its payment cannot tell one of its orders by it.
    return { type: 'prepared', clientSecret, repeatable: paymentIntentId != null };
  } catch (error) {
    if (isRefusal(error, 'pieces_held')) return { type: 'pieces-held' };
    // This checkout ended otherwise; the next try is a new one.
    if (isRefusal(error, 'payment_mismatch')) forgetCheckoutKey();
    // Price or stock may have changed: the cart then says so, line by line.
    await queryClient.refetchQueries(productsQuery);
    const hasChanged = isRefusal(error, 'out_of_stock', 'amount_mismatch', 'product_not_found');
    if (hasChanged) return { type: 'cart-changed', message: checkoutMessages.failure.cartChanged };
    throw error;
  }
}

/** A host that knows only the specification checks nothing: the catalogue is asked once more. */
async function takeKnownPayment({ lines }: Purchase, clientSecret: string): Promise<StepAnswer> {
  const products = await queryClient.fetchQuery({ ...productsQuery, staleTime: 0 });
  if (refreshCart(lines, products).changes.length > 0) {
    return { type: 'cart-changed', message: checkoutMessages.failure.cartChanged };
  }
  return { type: 'prepared', clientSecret, repeatable: false };
}
