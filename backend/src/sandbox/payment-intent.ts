import { createHash, randomBytes } from 'node:crypto';
import { invalidRequest, StripeError } from './stripe-error.ts';
import { AUTHENTICATION_FAILED, type CardOutcome } from './test-cards.ts';

/** The stored fields of a PaymentIntent: https://docs.stripe.com/api/payment_intents */
export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  client_secret: string;
  created: number;
  metadata: Record<string, string>;
  receipt_email: string | null;
  latest_charge: string | null;
  last_payment_error: object | null;
  next_action: object | null;
  allowed_payment_method_types: ['card'];
  livemode: false;
  /** Brand and last digits; the number is never stored. */
  card: CardShown | null;
}

interface CardShown {
  brand: string;
  last4: string;
  /** Identifies the card, like Stripe's: https://docs.stripe.com/api/cards/object */
  fingerprint?: string;
}

/** @param number digits only */
export const shownCard = (number: string): CardShown => ({
  brand: number.startsWith('4') ? 'visa' : 'mastercard',
  last4: number.slice(-4),
  fingerprint: createHash('sha256').update(`sandbox ${number}`).digest('base64url').slice(0, 16),
});

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Stripe's minimum charge in RON, in bani. */
const MIN_AMOUNT = 200;
const MAX_AMOUNT = 99_999_999;

/** @throws StripeError for an amount that Stripe refuses */
export function readAmount(text: string | undefined): number {
  const amount = Number(text);
  if (!text || !Number.isInteger(amount)) {
    throw invalidRequest('Invalid integer: amount', {
      param: 'amount',
      code: 'parameter_invalid_integer',
    });
  }
  if (amount < MIN_AMOUNT) {
    throw invalidRequest('Amount must be at least 2.00 lei', {
      param: 'amount',
      code: 'amount_too_small',
    });
  }
  if (amount > MAX_AMOUNT) {
    throw invalidRequest('Amount must be no more than 999,999.99 lei', {
      param: 'amount',
      code: 'amount_too_large',
    });
  }
  return amount;
}

export function newIntent(
  amount: number,
  metadata: Record<string, string>,
  email: string | null,
): PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    currency: 'ron',
    status: 'requires_payment_method',
    client_secret: `${id}_secret_${randomBytes(18).toString('hex')}`,
    created: Math.floor(Date.now() / 1000),
    metadata,
    receipt_email: email,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    allowed_payment_method_types: ['card'],
    livemode: false,
    card: null,
  };
}

/** The part a browser may see with its publishable key and the client secret. */
export const publicPart = ({
  metadata,
  receipt_email,
  latest_charge,
  card,
  ...rest
}: PaymentIntent): object => rest;

const unexpected = (intent: PaymentIntent, verb: string) =>
  invalidRequest(
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    {
      code: 'payment_intent_unexpected_state',
      payment_intent: publicPart(intent),
    },
  );

/** @throws StripeError once it was paid or cancelled */
export function withAmount(intent: PaymentIntent, amount: number): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpected(intent, 'update');
  return { ...intent, amount };
}

/** @throws StripeError once it was paid or cancelled */
export function cancelled(intent: PaymentIntent): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpected(intent, 'cancel');
  return { ...intent, status: 'canceled', next_action: null };
}

const paid = (intent: PaymentIntent): PaymentIntent => ({
  ...intent,
  status: 'succeeded',
  amount_received: intent.amount,
  latest_charge: newId('ch'),
  last_payment_error: null,
  next_action: null,
});

/** An intent paid before the sandbox existed. */
export const adoptedIntent = ({ id, amountBani }: { id: string; amountBani: number }) =>
  paid({ ...newIntent(amountBani, {}, null), id, client_secret: `${id}_secret_${newId('cs')}` });

/** A declined intent can be tried again. */
export const refused = (
  intent: PaymentIntent,
  outcome: CardOutcome & { kind: 'declined' },
): PaymentIntent => ({
  ...intent,
  status: 'requires_payment_method',
  next_action: null,
  last_payment_error: declineBody(outcome),
});

const declineBody = (outcome: CardOutcome & { kind: 'declined' }) => ({
  type: 'card_error' as const,
  code: outcome.code,
  ...(outcome.declineCode && { decline_code: outcome.declineCode }),
  message: outcome.message,
});

/**
 * Tries a charge with a card.
 * @param authenticateUrl the bank's page, for cards that need it
 * @throws StripeError when the intent can no longer be paid
 */
export function confirmed(
  intent: PaymentIntent,
  outcome: CardOutcome,
  authenticateUrl: (way: 'page' | 'redirect') => string,
): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpected(intent, 'confirm');
  if (outcome.kind === 'succeeds') return paid(intent);
  if (outcome.kind === 'declined') return refused(intent, outcome);
  const url = authenticateUrl(outcome.way);
  const next_action =
    outcome.way === 'redirect'
      ? { type: 'redirect_to_url', redirect_to_url: { url } }
      : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure', url } };
  return { ...intent, status: 'requires_action', next_action, last_payment_error: null };
}

/** The bank's answer. @throws StripeError when nobody asked the bank */
export function authenticated(intent: PaymentIntent, approved: boolean): PaymentIntent {
  if (intent.status !== 'requires_action') throw unexpected(intent, 'authenticate');
  if (approved) return paid(intent);
  if (AUTHENTICATION_FAILED.kind !== 'declined') throw new TypeError('The failure is a decline.');
  return refused(intent, AUTHENTICATION_FAILED);
}

/** Answers a declined try like Stripe: 402 with the intent. */
export function failIfRefused(intent: PaymentIntent): void {
  if (intent.last_payment_error === null) return;
  const error = intent.last_payment_error as ReturnType<typeof declineBody>;
  throw new StripeError(402, { ...error, payment_intent: publicPart(intent) });
}
