import Stripe from 'stripe';
import { HttpError } from '../http/http-error.ts';
import {
  CURRENCY,
  canBePaid,
  type Payment,
  type Payments,
  type ProviderRefund,
} from './payments.ts';

/**
 * @param apiOrigin origin of the API; omitted for Stripe, otherwise the sandbox
 * @param timeoutMs time limit of each of three tries
 */
export function stripePayments(
  secretKey: string,
  apiOrigin?: string,
  timeoutMs = 10_000,
): Payments {
  const stripe = new Stripe(secretKey, {
    ...(apiOrigin && addressOf(apiOrigin)),
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
  });
  const { paymentIntents, refunds } = stripe;

  const find = async (id: string): Promise<Payment | null> => {
    try {
      return toPayment(await paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
    } catch (error) {
      if (isMissing(error)) return null;
      throw asHttpError(error);
    }
  };

  return {
    find,
    create: ({ amountBani, email, reference }) =>
      answer(
        paymentIntents.create({
          amount: amountBani,
          currency: CURRENCY,
          allowed_payment_method_types: ['card'],
          ...(email && { receipt_email: email }),
          ...(reference && { metadata: { reference } }),
        }),
      ),
    changeAmount: (id, amountBani) => answer(paymentIntents.update(id, { amount: amountBani })),
    async cancel(id) {
      try {
        return toPayment(await paymentIntents.cancel(id));
      } catch (error) {
        if (!isRefused(error)) throw asHttpError(error);
        // Unknown, or it succeeded, is processing, or was cancelled before.
        const payment = await find(id);
        if (payment && canBePaid(payment)) throw asHttpError(error);
        return payment;
      }
    },
    async refund(id) {
      try {
        await refunds.create({ payment_intent: id }, { idempotencyKey: `refund-${id}` });
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError && error.code === ALREADY_REFUNDED)) {
          throw asHttpError(error);
        }
      }
    },
    async refundPart({ paymentIntentId, amountBani, reference }) {
      try {
        const refund = await refunds.create(
          { payment_intent: paymentIntentId, amount: amountBani, metadata: { reference } },
          // The amount may shrink when money is refunded at the provider meanwhile.
          { idempotencyKey: `refund-${reference}-${amountBani}` },
        );
        return toRefund(refund);
      } catch (error) {
        if (isTooMuch(error)) return null;
        throw asHttpError(error);
      }
    },
    async listRefunds(id) {
      try {
        const all = refunds.list({ payment_intent: id, limit: 100 });
        return (await all.autoPagingToArray({ limit: MAX_REFUNDS })).map(toRefund);
      } catch (error) {
        if (isMissing(error)) return [];
        throw asHttpError(error);
      }
    },
  };
}

const ALREADY_REFUNDED = 'charge_already_refunded';
/** More than staff would make for one payment. */
const MAX_REFUNDS = 1000;

/** The provider has a code for "nothing left", and names the amount when too little is. */
const isTooMuch = (error: unknown): boolean =>
  isRefused(error) && (error.code === ALREADY_REFUNDED || error.param === 'amount');

const REFUND_STATES: Readonly<Record<string, ProviderRefund['state']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

const toRefund = ({ id, amount, status, metadata }: Stripe.Refund): ProviderRefund => ({
  id,
  amountBani: amount,
  state: REFUND_STATES[status ?? ''] ?? 'pending',
  reference: metadata?.reference ?? null,
});

function addressOf(origin: string) {
  const { hostname, port, protocol } = new URL(origin);
  return {
    host: hostname,
    port: port || (protocol === 'https:' ? '443' : '80'),
    protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
  };
}

async function answer(intent: Promise<Stripe.PaymentIntent>): Promise<Payment> {
  try {
    return toPayment(await intent);
  } catch (error) {
    throw asHttpError(error);
  }
}

const STATES: Partial<Record<Stripe.PaymentIntent.Status, Payment['state']>> = {
  succeeded: 'succeeded',
  canceled: 'cancelled',
  processing: 'processing',
  requires_action: 'acting',
};

export const toPayment = (intent: Stripe.PaymentIntent): Payment => ({
  id: intent.id,
  clientSecret: intent.client_secret ?? '',
  state: STATES[intent.status] ?? 'open',
  amountBani: intent.amount,
  currency: intent.currency,
  refundedBani:
    typeof intent.latest_charge === 'object' ? (intent.latest_charge?.amount_refunded ?? 0) : 0,
});

const isRefused = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

const isMissing = (error: unknown): boolean => isRefused(error) && error.statusCode === 404;

const asHttpError = (cause: unknown): HttpError =>
  new HttpError('payment_provider_failed', { cause });
