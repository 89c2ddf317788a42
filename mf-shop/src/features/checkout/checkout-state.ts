import type { CallInput } from '@vitrina/contract/call';
import type { createOrder } from '@vitrina/contract/calls/create-order';

/** An order as it will be placed, before it is paid. */
export type OrderDraft = Omit<CallInput<typeof createOrder>['body'], 'paymentIntentId'>;

/** What somebody wants to buy, as it stood when they pressed the button. */
export interface Purchase {
  order: OrderDraft;
  /** Bani, shipping included. */
  totalBani: number;
  /** For the account that is made on the way; `null` when none is wanted. */
  password: string | null;
}

/** A payment that may have been charged. */
export interface Attempt {
  clientSecret: string;
  order: OrderDraft;
}

/** A payment that was charged. */
export interface PaidOrder {
  paymentIntentId: string;
  order: OrderDraft;
}

/**
 * Why nothing was charged: somebody said no, or a step broke. `message` is the host's or the
 * provider's own words; who says no may give none.
 */
export type Failure =
  | { kind: 'registration-refused' | 'payment-refused'; message: string | null }
  | { kind: 'registration-exception' | 'payment-exception'; message: string };

export type CheckoutState =
  | { name: 'editing'; failure: Failure | null }
  | { name: 'checking-card'; purchase: Purchase }
  | { name: 'registering'; purchase: Purchase }
  | { name: 'preparing'; purchase: Purchase }
  | { name: 'confirming'; attempt: Attempt }
  /** The provider is asked whether it charged. `failure` shows when it did not. */
  | { name: 'verifying'; attempt: Attempt; failure: Failure | null }
  | { name: 'unverified'; attempt: Attempt }
  | { name: 'placing'; paid: PaidOrder }
  | { name: 'unplaced'; paid: PaidOrder }
  | { name: 'placed'; orderId: number | null; email: string };

/** What a step answers. A step that throws is the event `threw`. */
export type StepAnswer =
  | { type: 'card-accepted' }
  | { type: 'registered' }
  | { type: 'prepared'; clientSecret: string }
  | { type: 'paid'; paymentIntentId: string }
  /** No, for certain: nothing was charged. */
  | { type: 'refused'; message: string | null }
  /** The provider may have charged. */
  | { type: 'unknown'; message: string }
  | { type: 'placed'; orderId: number | null };

export type CheckoutEvent =
  | StepAnswer
  | { type: 'threw'; message: string }
  | { type: 'submitted'; purchase: Purchase }
  /** A charge is open from before, from this tab or another. */
  | { type: 'resumed'; charge: Attempt | PaidOrder }
  | { type: 'verify' }
  | { type: 'finish' };
