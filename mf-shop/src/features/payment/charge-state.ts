import { loadPaymentProvider } from '@vitrina/shared-auth/per-package/card/load-payment-provider';
import { chargeAnswer } from './charge-answer.ts';

/**
 * State of a payment at the provider.
 * @throws Error when the provider does not answer it
 */
export async function chargeState(clientSecret: string): Promise<'paid' | 'processing' | 'unpaid'> {
  const stripe = await loadPaymentProvider();
  const result = await stripe.retrievePaymentIntent(clientSecret);
  const answer = chargeAnswer(result);
  if (answer.type === 'paid') return 'paid';
  if (result.error) throw new Error(result.error.message);
  const { status } = result.paymentIntent;
  return status === 'processing' || status === 'requires_action' ? 'processing' : 'unpaid';
}
