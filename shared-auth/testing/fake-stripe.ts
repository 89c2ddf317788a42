import { rstest } from '@rstest/core';
import type { Appearance } from '@stripe/stripe-js';

type Listener = (event: { empty?: boolean }) => void;
type Result = { paymentIntent?: object; error?: object };

/**
 * Card fields that are always complete; the test decides the result of the charge.
 * @example
 * const stripe = fakeStripe();
 * stripe.confirmPayment.mockResolvedValueOnce({ error: { message: 'Card refuzat' } });
 * stripe.changeCard();
 */
export function fakeStripe() {
  const changes = new Set<Listener>();
  const tellChange = (empty: boolean) => {
    for (const listener of changes) listener({ empty });
  };
  const element = {
    on: (event: string, listener: Listener) => {
      if (event === 'change') changes.add(listener);
      if (event === 'ready')
        queueMicrotask(() => {
          listener({});
          // The provider reports the fields once before any input.
          tellChange(true);
        });
      return element;
    },
    off: (_event: string, listener: Listener) => {
      changes.delete(listener);
      return element;
    },
    mount: () => {},
    unmount: () => {},
    destroy: () => {},
    update: () => {},
  };
  const options: { amount?: number; appearance?: Appearance }[] = [];
  const elements = {
    create: () => element,
    getElement: () => element,
    update: (change: object) => void options.push(change),
    submit: rstest.fn<() => Promise<Result>>(async () => ({})),
  };
  const confirmPayment = rstest.fn<(input: object) => Promise<Result>>(async () => ({
    paymentIntent: { id: 'pi_1', status: 'succeeded' },
  }));
  const retrievePaymentIntent = rstest.fn<(secret: string) => Promise<Result>>(async () => ({
    paymentIntent: { id: 'pi_1', status: 'succeeded', amount: 7000, currency: 'ron' },
  }));
  const stripe = {
    elements: (given: object) => {
      options.push(given);
      return elements;
    },
    createToken: () => {},
    createPaymentMethod: () => {},
    confirmCardPayment: () => {},
    confirmPayment,
    retrievePaymentIntent,
  };
  // `loadStripe` uses what is already in the page.
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
  /** Reports input in the card fields. */
  const changeCard = () => tellChange(false);
  return { confirmPayment, retrievePaymentIntent, submit: elements.submit, options, changeCard };
}
