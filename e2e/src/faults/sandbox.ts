import type { FaultSettings } from '@vitrina/backend/sandbox/faults';
import { expect } from '../test.ts';
import type { Host } from './host.ts';

const SECRET = { authorization: 'Bearer sk_test_sandbox' };

/** Sets the payment sandbox's faults; `{}` ends them. */
export async function setFaults(host: Host, faults: Partial<FaultSettings>): Promise<void> {
  const answer = await fetch(`${host.addresses.payments}/sandbox/faults`, {
    method: 'PUT',
    headers: SECRET,
    body: JSON.stringify(faults),
  });
  expect(answer.status, 'the sandbox takes the faults').toBe(200);
}

/** Makes the sandbox resend a payment's events. */
export async function resendEvents(host: Host, paymentIntentId: string): Promise<void> {
  const url = `${host.addresses.payments}/sandbox/events/resend?payment_intent=${paymentIntentId}`;
  const answer = await fetch(url, { method: 'POST', headers: SECRET });
  expect(answer.status, 'the sandbox tells it again').toBe(200);
}

/** Pays as Stripe.js does on submit. */
export async function confirmPayment(
  host: Host,
  { paymentIntentId, clientSecret }: { paymentIntentId: string; clientSecret: string },
): Promise<void> {
  const url = `${host.addresses.payments}/v1/payment_intents/${paymentIntentId}/confirm`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
    }),
  });
  expect(answer.status, 'the sandbox takes the money').toBe(200);
}
