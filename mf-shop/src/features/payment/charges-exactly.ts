import { loadPaymentProvider } from '@vitrina/shared-auth/per-package/card/load-payment-provider';

/**
 * Whether a payment takes this amount, in bani, and no other. A host that is told an amount alone may
 * read it in its own way, and the card fields charge whatever it made of it.
 * @throws Error when the provider does not say
 */
export async function chargesExactly(clientSecret: string, amountBani: number): Promise<boolean> {
  const stripe = await loadPaymentProvider();
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  if (error) throw new Error(error.message);
  const { amount, currency, status } = paymentIntent;
  return amount === amountBani && currency === 'ron' && status !== 'canceled';
}
