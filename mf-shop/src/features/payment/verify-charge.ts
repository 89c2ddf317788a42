import { loadPaymentProvider } from '@vitrina/shared-auth/per-package/card/load-payment-provider';
import { agreedTotals } from '../checkout-flow/agreed-totals.ts';
import type { Attempt, StepAnswer } from '../checkout-flow/checkout-state.ts';
import { chargeAnswer } from './charge-answer.ts';
import { knowPaymentIntent } from './payment-intent-query.ts';

export async function verifyCharge(attempt: Attempt): Promise<StepAnswer> {
  const { clientSecret } = attempt;
  const stripe = await loadPaymentProvider();
  const answer = chargeAnswer(await stripe.retrievePaymentIntent(clientSecret));
  // The bank may still confirm it on its own page, so the next try must use the same payment.
  if (answer.type === 'refused') knowPaymentIntent(agreedTotals(attempt).totalBani, clientSecret);
  return answer;
}
