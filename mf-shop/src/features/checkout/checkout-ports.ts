import { register } from '@vitrina/contract/calls/register';
import { PIECES_RETRY_MS } from '@vitrina/contract/constants';
import { callApi, parseUser, queryClient, showToast, signIn } from '@vitrina/shared-auth';
import { keepBrowser, knownBrowser } from '@vitrina/shared-auth/per-package/known-browser';
import { forgetKept } from '@vitrina/shared-auth/per-package/use-kept';
import { checkoutMessages } from '../../checkout-messages.ts';
import { productsQuery } from '../catalog/list-products.ts';
import type { CheckoutPorts } from '../checkout-flow/checkout-flow.ts';
import type { Purchase, StepAnswer } from '../checkout-flow/checkout-state.ts';
import { DELIVERY_FORM } from '../delivery-form/use-buyer-values.ts';
import { forgetPaymentIntent } from '../payment/payment-intent-query.ts';
import { verifyCharge } from '../payment/verify-charge.ts';
import { forgetCheckoutKey } from './checkout-key.ts';
import { isRefusal } from './is-refusal.ts';
import { keepCharge, keptCharge } from './kept-charge.ts';
import { placeOrder } from './place-order.ts';
import { preparePayment } from './prepare-payment.ts';
import { takeFromCart } from './take-from-cart.ts';

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
    pause: () => new Promise((resolve) => setTimeout(resolve, PIECES_RETRY_MS)),
    verify: verifyCharge,
    place: placeOrder,
    finish(paid) {
      takeFromCart(paid);
      forgetCheckoutKey();
      forgetKept(DELIVERY_FORM);
      forgetPaymentIntent();
      void queryClient.invalidateQueries({ queryKey: productsQuery.queryKey });
      showToast(checkoutMessages.placed.toast);
    },
    keep: keepCharge,
    kept: keptCharge,
    exclusively,
  };
}

async function registerBuyer({ order }: Purchase, password: string): Promise<StepAnswer> {
  const { name, email, phone, address, county, locality, zip } = order;
  const details = { name, email, password, phone, address, county, locality, zip };
  const body = { ...details, ...knownBrowser() };
  try {
    const { user, token, deviceToken } = await callApi(register, { body });
    keepBrowser({ deviceToken });
    // The host answers without an account when the address has one already (docs/product.md#known-address).
    const known = parseUser(user);
    if (known) signIn(known, token ?? null);
    return { type: 'registered' };
  } catch (error) {
    if (isRefusal(error)) return { type: 'refused', message: error.serverMessage };
    throw error;
  }
}

const LOCK = 'vitrina:checkout';
/** A sleeping background tab may hold the lock; after this time the person gets a message. */
const PATIENCE_MS = 30_000;

/**
 * Runs `work` while no other tab of this browser runs its own (Web Locks). Without lock support it runs at
 * once: a host that identifies orders by payment still makes only one.
 * @throws DOMException `TimeoutError` when another tab keeps the lock
 */
async function exclusively(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return work();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await locks.request(LOCK, { signal }, work);
}
