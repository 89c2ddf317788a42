import { createOrder } from '@vitrina/contract/calls/create-order';
import { createPaymentIntent } from '@vitrina/contract/calls/create-payment-intent';
import { register } from '@vitrina/contract/calls/register';
import {
  callApi,
  clearCart,
  isApiCallError,
  parseUser,
  queryClient,
  showToast,
  signIn,
} from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { productsQuery } from '../catalog/list-products.ts';
import { verifyCharge } from '../payment/verify-charge.ts';
import type { CheckoutPorts } from './checkout-flow.ts';
import type { Purchase, StepAnswer } from './checkout-state.ts';
import { keepCharge, keptCharge } from './kept-charge.ts';

/** The ports of one checkout, at the real host and provider. */
export function checkoutPorts(): CheckoutPorts {
  // One intent a checkout: whoever asks again with the same key is answered the same intent.
  const checkoutKey = crypto.randomUUID();
  const registered = new Set<string>();
  return {
    async register(purchase, password) {
      const { email } = purchase.order;
      if (registered.has(email)) return { type: 'registered' };
      const answer = await registerBuyer(purchase, password);
      if (answer.type === 'registered') registered.add(email);
      return answer;
    },
    prepare: (purchase) => preparePayment(purchase, checkoutKey),
    verify: verifyCharge,
    async place({ order, paymentIntentId }) {
      const { orderId } = await callApi(createOrder, { body: { ...order, paymentIntentId } });
      return { type: 'placed', orderId: orderId ?? null };
    },
    finish() {
      clearCart();
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
    if (isApiCallError(error) && error.name === 'ApiError') {
      return { type: 'refused', message: error.serverMessage };
    }
    throw error;
  }
}

async function preparePayment(purchase: Purchase, checkoutKey: string): Promise<StepAnswer> {
  const { products, shippingCost, email } = purchase.order;
  const body = { amount: purchase.totalBani, products, shippingCost, email, checkoutKey };
  try {
    const { clientSecret } = await callApi(createPaymentIntent, { body });
    return { type: 'prepared', clientSecret };
  } catch (error) {
    // Price or stock may have changed: the cart then says so, line by line.
    refreshProducts();
    throw error;
  }
}

const refreshProducts = (): void =>
  void queryClient.invalidateQueries({ queryKey: productsQuery.queryKey });
