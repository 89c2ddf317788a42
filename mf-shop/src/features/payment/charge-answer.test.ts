import { expect, test } from '@rstest/core';
import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { chargeAnswer } from './charge-answer.ts';

const intent = (status: PaymentIntent.Status, last?: string) =>
  ({
    id: 'pi_1',
    status,
    last_payment_error: last ? { message: last } : null,
  }) as PaymentIntent;

const failed = (error: Partial<StripeError>): PaymentIntentResult => ({
  error: { ...error } as StripeError,
});

test('a succeeded payment is paid', () => {
  expect(chargeAnswer({ paymentIntent: intent('succeeded') })).toEqual({
    type: 'paid',
    paymentIntentId: 'pi_1',
  });
});

test('a declined card is a no, in the words of the provider', () => {
  expect(chargeAnswer(failed({ type: 'card_error', message: 'Cardul a fost refuzat.' }))).toEqual({
    type: 'refused',
    message: 'Cardul a fost refuzat.',
  });
});

test('an error about a payment that succeeded before means that it is paid', () => {
  const error = { type: 'invalid_request_error' as const, payment_intent: intent('succeeded') };
  expect(chargeAnswer(failed(error))).toEqual({ type: 'paid', paymentIntentId: 'pi_1' });
});

test.each(['api_connection_error', 'api_error', 'rate_limit_error'] as const)(
  'after %s nobody knows whether it was charged',
  (type) => {
    expect(chargeAnswer(failed({ type, message: 'm' }))).toEqual({ type: 'unknown', message: 'm' });
  },
);

test('a payment that is being processed is not decided', () => {
  expect(chargeAnswer({ paymentIntent: intent('processing') }).type).toBe('unknown');
});

test.each(['requires_payment_method', 'requires_action', 'canceled'] as const)(
  'a payment in the state %s was not charged',
  (status) => {
    expect(chargeAnswer({ paymentIntent: intent(status, 'Fonduri insuficiente.') })).toEqual({
      type: 'refused',
      message: 'Fonduri insuficiente.',
    });
    expect(chargeAnswer({ paymentIntent: intent(status) })).toEqual({
      type: 'refused',
      message: null,
    });
  },
);
