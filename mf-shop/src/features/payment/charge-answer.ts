import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { StepAnswer } from '../checkout-flow/checkout-state.ts';

/** Errors that leave open whether the provider charged. */
const UNCERTAIN: ReadonlySet<StripeError['type']> = new Set([
  'api_connection_error',
  'api_error',
  'rate_limit_error',
  'idempotency_error',
]);

/**
 * Maps the provider's answer. An error can contain a payment that succeeded earlier: confirming it again is
 * refused, but it is paid.
 */
export function chargeAnswer({ paymentIntent, error }: PaymentIntentResult): StepAnswer {
  const intent = paymentIntent ?? error.payment_intent;
  if (intent?.status === 'succeeded') return { type: 'paid', paymentIntentId: intent.id };
  if (error) {
    const message = error.message ?? '';
    return UNCERTAIN.has(error.type)
      ? { type: 'unknown', message }
      : { type: 'refused', message: message || null };
  }
  return paymentIntent.status === 'processing'
    ? { type: 'unknown', message: paymentIntent.status }
    : { type: 'refused', message: lastError(paymentIntent) };
}

const lastError = (intent: PaymentIntent): string | null =>
  intent.last_payment_error?.message ?? null;
