import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { startCommissionPayment } from '@vitrina/contract/calls/start-commission-payment';
import { callApi } from '@vitrina/shared-auth';

/** Query parameter of a payment, also in the bank's return address. */
export const PAYMENT = 'plata';

/** `refused`: nothing was charged; `sent`: only the host knows the outcome. */
export type PayEnd =
  | { type: 'refused'; message: string | null }
  | { type: 'sent'; paymentId: number };

interface Payment {
  stripe: Stripe;
  elements: StripeElements;
  commissionIds: number[];
  amountBani: number;
  payer: { name: string; email: string };
}

/**
 * Validates the card, starts the payment at the host, which refuses outdated invoices, and confirms it.
 * Only the host says whether it is paid.
 * @throws ApiError, NetworkError, TimeoutError of `start-commission-payment`: nothing is charged then
 */
export async function payCommissions(payment: Payment): Promise<PayEnd> {
  const { stripe, elements, commissionIds, amountBani, payer } = payment;
  const { error: incomplete } = await elements.submit();
  if (incomplete) return { type: 'refused', message: incomplete.message ?? null };
  const body = { commissionIds, amount: amountBani };
  const { paymentId, clientSecret } = await callApi(startCommissionPayment, { body });
  const { error } = await stripe.confirmPayment({
    elements,
    clientSecret,
    redirect: 'if_required',
    confirmParams: {
      return_url: new URL(`/users/pay?${PAYMENT}=${paymentId}`, location.origin).href,
      payment_method_data: {
        billing_details: { ...payer, phone: '', address: { country: 'RO' } },
      },
    },
  });
  // Confirming a payment twice fails, but it is paid.
  const isRefused =
    error && error.payment_intent?.status !== 'succeeded' && !UNCERTAIN.has(error.type);
  return isRefused
    ? { type: 'refused', message: error.message ?? null }
    : { type: 'sent', paymentId };
}

/** Errors that leave open whether the card was charged. */
const UNCERTAIN: ReadonlySet<StripeError['type']> = new Set([
  'api_connection_error',
  'api_error',
  'rate_limit_error',
  'idempotency_error',
]);
