import { loadPaymentProvider } from '@vitrina/shared-auth/per-package/card/load-payment-provider';

/**
 * Whether a payment takes exactly this amount, in bani. A host that gets only an amount may interpret it in its
 * own way, and the card fields charge the result.
 * @throws Error when the provider does not answer it
 */
export async function chargesExactly(clientSecret: string, amountBani: number): Promise<boolean> {
  const stripe = await loadPaymentProvider();
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  if (error) throw new Error(error.message);
  const { amount, currency, status } = paymentIntent;
  return amount === amountBani && currency === 'ron' && status !== 'canceled';
}
