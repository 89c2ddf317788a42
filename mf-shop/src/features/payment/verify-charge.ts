import type { Attempt, StepAnswer } from '../checkout-flow/checkout-state.ts';
import { chargeAnswer } from './charge-answer.ts';
import { loadPaymentProvider } from './load-payment-provider.ts';

/** Asks the provider whether an attempt was charged. */
export async function verifyCharge({ clientSecret }: Attempt): Promise<StepAnswer> {
  const stripe = await loadPaymentProvider();
  return chargeAnswer(await stripe.retrievePaymentIntent(clientSecret));
}
