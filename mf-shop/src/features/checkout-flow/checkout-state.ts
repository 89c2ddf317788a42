import type { CallInput } from '@vitrina/contract/call';
import type { createOrder } from '@vitrina/contract/calls/create-order';
import type { CartLine } from '@vitrina/contract/rules/cart-line';

/** An order as it will be placed, before it is paid. */
export type OrderDraft = Omit<CallInput<typeof createOrder>['body'], 'paymentIntentId'>;

/** What somebody wants to buy, as it stood when they pressed the button. */
export interface Purchase {
  order: OrderDraft;
  /** The same lines with their names and prices, to show them afterwards. */
  lines: readonly CartLine[];
  /** Bani, shipping included. */
  totalBani: number;
  /** For the account that is made on the way; `null` when none is wanted. */
  password: string | null;
  /** Of the payment that the card fields belong to already (docs/product.md#payment-first); else `null`. */
  clientSecret: string | null;
}

interface Charge {
  order: OrderDraft;
  lines: readonly CartLine[];
  /**
   * The host knows the payment of an order, so placing it may be repeated: one payment is one order.
   * With another host an answer that got lost leaves open whether the order stands (docs/product.md#payment-first).
   */
  repeatable: boolean;
}

/** A payment that may have been charged. */
export interface Attempt extends Charge {
  clientSecret: string;
}

/** A payment that was charged. */
export interface PaidOrder extends Charge {
  paymentIntentId: string;
  /** Shows the host that this browser started the payment; absent in what an older release kept. */
  clientSecret?: string;
}

/** What a person is told about an order that stands; `orderId` where the host tells it. */
export interface PlacedOrder {
  orderId: number | null;
  /** Opens the page of the order; absent where the host tells none. */
  orderKey?: string | null;
  order: OrderDraft;
  lines: readonly CartLine[];
}

/**
 * Why there is no order and nothing stays charged: somebody said no, or a step broke. `message` is the host's or the
 * provider's own words; who says no may give none.
 */
export type Failure =
  | { kind: 'registration-refused' | 'payment-refused'; message: string | null }
  /** It was charged, there is no order, and the money goes back. */
  | { kind: 'payment-returned'; message: string | null }
  /** Price or stock is another one now; the cart says line by line what changed. */
  | { kind: 'cart-changed'; message: string }
  /** Others held the pieces for as long as the buyer could be asked to wait. */
  | { kind: 'pieces-held' }
  | { kind: 'registration-exception' | 'payment-exception'; message: string };

export type CheckoutState =
  | { name: 'editing'; failure: Failure | null }
  | { name: 'checking-card'; purchase: Purchase }
  | { name: 'registering'; purchase: Purchase }
  /** `tries`: how often the pieces were held by others. */
  | { name: 'preparing'; purchase: Purchase; tries: number }
  /** Others hold the pieces; those who do not pay give them back. */
  | { name: 'waiting'; purchase: Purchase; tries: number }
  | { name: 'confirming'; attempt: Attempt }
  /** The provider is asked whether it charged. `failure` shows when it did not. */
  | { name: 'verifying'; attempt: Attempt; failure: Failure | null }
  | { name: 'unverified'; attempt: Attempt }
  | { name: 'placing'; paid: PaidOrder }
  /** `message`: the host's own words, where it said no. */
  | { name: 'unplaced'; paid: PaidOrder; message: string | null }
  /** The order was sent and no clear answer came; sending it again could make a second one. */
  | { name: 'unconfirmed'; paid: PaidOrder }
  | { name: 'placed'; placed: PlacedOrder };

/** What a step answers. A step that throws is the event `threw`. */
export type StepAnswer =
  | { type: 'card-accepted' }
  | { type: 'registered' }
  | { type: 'prepared'; clientSecret: string; repeatable: boolean }
  /** Nothing was charged, because the cart is not what it was. */
  | { type: 'cart-changed'; message: string }
  | { type: 'pieces-held' }
  | { type: 'waited' }
  | { type: 'paid'; paymentIntentId: string }
  /** No, for certain: nothing was charged. */
  | { type: 'refused'; message: string | null }
  /** The provider may have charged. */
  | { type: 'unknown'; message: string }
  | { type: 'placed'; orderId: number | null; orderKey?: string | null }
  /** The host gives the money of this payment back: no order can be made of it. */
  | { type: 'returned'; message: string | null }
  /** The host answered no, for certain: there is no order, and the payment is made. */
  | { type: 'not-placed'; message: string | null };

export type CheckoutEvent =
  | StepAnswer
  | { type: 'threw'; message: string }
  | { type: 'submitted'; purchase: Purchase }
  /** The buyer waits no longer. */
  | { type: 'stopped' }
  /** A charge is open from before, from this tab or another. */
  | { type: 'resumed'; charge: Attempt | PaidOrder }
  /** The open charge came to its end in another tab. */
  | { type: 'settled' }
  | { type: 'verify' }
  | { type: 'finish' }
  /** The person knows from the confirmation e-mail that the order stands. */
  | { type: 'received' };
