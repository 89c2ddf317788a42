import { createOrder } from '@vitrina/contract/calls/create-order';
import { createPaymentIntent } from '@vitrina/contract/calls/create-payment-intent';
import { register } from '@vitrina/contract/calls/register';
import type { ErrorCode } from '@vitrina/contract/errors';
import {
  type ApiError,
  callApi,
  clearCart,
  isApiCallError,
  parseUser,
  queryClient,
  showToast,
  signIn,
} from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { currentHold, forgetHold, keepHold } from '../cart/held-pieces.ts';
import { productsQuery } from '../catalog/list-products.ts';
import { verifyCharge } from '../payment/verify-charge.ts';
import type { CheckoutPorts } from './checkout-flow.ts';
import type { PaidOrder, Purchase, StepAnswer } from './checkout-state.ts';
import { keepCharge, keptCharge } from './kept-charge.ts';

/** The ports of one checkout, at the real host and provider. */
export function checkoutPorts(): CheckoutPorts {
  const registered = new Set<string>();
  return {
    async register(purchase, password) {
      const { email } = purchase.order;
      if (registered.has(email)) return { type: 'registered' };
      const answer = await registerBuyer(purchase, password);
      if (answer.type === 'registered') registered.add(email);
      return answer;
    },
    prepare: preparePayment,
    verify: verifyCharge,
    place: placeOrder,
    finish() {
      clearCart();
      forgetHold();
      refreshProducts();
      showToast(messages.checkout.placed.toast);
    },
    keep: keepCharge,
    kept: keptCharge,
  };
}

async function registerBuyer({ order }: Purchase, password: string): Promise<StepAnswer> {
  const { name, email, phone, address, county, locality, zip } = order;
  const body = { name, email, password, phone, address, county, locality, zip };
  try {
    const { user, token } = await callApi(register, { body });
    // An address that has an account already is answered without one (rulings 22).
    const known = parseUser(user);
    if (known) signIn(known, token ?? null);
    return { type: 'registered' };
  } catch (error) {
    if (isRefusal(error)) return { type: 'refused', message: error.serverMessage };
    throw error;
  }
}

async function preparePayment({ order, totalBani }: Purchase): Promise<StepAnswer> {
  const { products, shippingCost, email } = order;
  // One intent a checkout: whoever asks again with the same key is answered the same intent.
  const checkoutKey = currentHold()?.checkoutKey ?? crypto.randomUUID();
  keepHold({ checkoutKey, products: currentHold()?.products ?? [] });
  const body = { amount: totalBani, products, shippingCost, email, checkoutKey };
  try {
    const { clientSecret } = await callApi(createPaymentIntent, { body });
    keepHold({ checkoutKey, products });
    return { type: 'prepared', clientSecret };
  } catch (error) {
    // This checkout ended otherwise; the next try is a new one.
    if (isRefusal(error, 'payment_mismatch')) forgetHold();
    // What was held is held no more.
    if (isRefusal(error, 'out_of_stock')) keepHold({ checkoutKey, products: [] });
    // Price or stock may have changed: the cart then says so, line by line.
    refreshProducts();
    throw error;
  }
}

async function placeOrder({ order, paymentIntentId }: PaidOrder): Promise<StepAnswer> {
  try {
    const { orderId } = await callApi(createOrder, { body: { ...order, paymentIntentId } });
    return { type: 'placed', orderId: orderId ?? null };
  } catch (error) {
    // The host asked the provider: nothing was charged after all.
    if (isRefusal(error, 'payment_not_succeeded')) {
      return { type: 'refused', message: error.serverMessage };
    }
    throw error;
  }
}

/** Whether the host answered no; with `code`, for that reason. */
const isRefusal = (error: unknown, code?: ErrorCode): error is ApiError =>
  isApiCallError(error) && error.name === 'ApiError' && (!code || error.code === code);

const refreshProducts = (): void =>
  void queryClient.invalidateQueries({ queryKey: productsQuery.queryKey });
