import type { CallInput } from '@vitrina/contract/call';
import type { createOrder } from '@vitrina/contract/calls/create-order';
import type { CartLine } from '@vitrina/contract/rules/cart-line';

/** An order before payment. */
export type OrderDraft = Omit<CallInput<typeof createOrder>['body'], 'paymentIntentId'>;

/** A purchase, frozen when the button was pressed. */
export interface Purchase {
  order: OrderDraft;
  /** The same lines with names and prices, for display. */
  lines: readonly CartLine[];
  /** Bani, shipping included. */
  totalBani: number;
  /** For the account created with the order; `null` for none. */
  password: string | null;
  /** Of the payment that the card fields already belong to (docs/product.md#payment-first); else `null`. */
  clientSecret: string | null;
}

interface Charge {
  order: OrderDraft;
  lines: readonly CartLine[];
  /**
   * True when the host identifies an order by its payment, so placing it can be repeated: one payment is one
   * order. With other hosts a lost answer leaves open whether the order exists (docs/product.md#payment-first).
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
  /** Proves to the host that this browser started the payment; absent in data of older releases. */
  clientSecret?: string;
}

/** A placed order, for display. */
export interface PlacedOrder {
  orderId: number | null;
  /** Opens the order's page; absent when the host sends none. */
  orderKey?: string | null;
  order: OrderDraft;
  lines: readonly CartLine[];
}

/**
 * Why there is no order and nothing stays charged. `message` is the host's or the provider's; a refusal may
 * have none.
 */
export type Failure =
  | { kind: 'registration-refused' | 'payment-refused'; message: string | null }
  /** Charged without an order; the money goes back. */
  | { kind: 'payment-returned'; message: string | null }
  /** Price or stock changed; the cart names each change. */
  | { kind: 'cart-changed'; message: string }
  /** Others held the pieces for longer than a buyer can be asked to wait. */
  | { kind: 'pieces-held' }
  | { kind: 'registration-exception' | 'payment-exception'; message: string };

export type CheckoutState =
  | { name: 'editing'; failure: Failure | null }
  | { name: 'checking-card'; purchase: Purchase }
  | { name: 'registering'; purchase: Purchase }
  /** `tries`: how often others held the pieces. */
  | { name: 'preparing'; purchase: Purchase; tries: number }
  /** Others hold the pieces; they become free if the others do not pay. */
  | { name: 'waiting'; purchase: Purchase; tries: number }
  | { name: 'confirming'; attempt: Attempt }
  /** Asks the provider whether it charged. `failure` is shown if it did not. */
  | { name: 'verifying'; attempt: Attempt; failure: Failure | null }
  | { name: 'unverified'; attempt: Attempt }
  | { name: 'placing'; paid: PaidOrder }
  /** `message`: the host's reason for a refusal. */
  | { name: 'unplaced'; paid: PaidOrder; message: string | null }
  /** The order was sent without a clear answer; sending it again could create a second one. */
  | { name: 'unconfirmed'; paid: PaidOrder }
  | { name: 'placed'; placed: PlacedOrder };

/** Answer of a step. A step that throws gives the event `threw`. */
export type StepAnswer =
  | { type: 'card-accepted' }
  | { type: 'registered' }
  | { type: 'prepared'; clientSecret: string; repeatable: boolean }
  /** Not charged, because the cart has changed. */
  | { type: 'cart-changed'; message: string }
  | { type: 'pieces-held' }
  | { type: 'waited' }
  | { type: 'paid'; paymentIntentId: string }
  /** A certain refusal: nothing was charged. */
  | { type: 'refused'; message: string | null }
  /** The provider may have charged. */
  | { type: 'unknown'; message: string }
  | { type: 'placed'; orderId: number | null; orderKey?: string | null }
  /** The host refunds this payment: it cannot become an order. */
  | { type: 'returned'; message: string | null }
  /** A certain refusal of the order; the payment was made. */
  | { type: 'not-placed'; message: string | null };

export type CheckoutEvent =
  | StepAnswer
  | { type: 'threw'; message: string }
  | { type: 'submitted'; purchase: Purchase }
  /** The buyer stopped waiting. */
  | { type: 'stopped' }
  /** This tab or another one left an open charge. */
  | { type: 'resumed'; charge: Attempt | PaidOrder }
  /** Another tab finished the open charge. */
  | { type: 'settled' }
  | { type: 'verify' }
  | { type: 'finish' }
  /** The person knows from the confirmation e-mail that the order exists. */
  | { type: 'received' };
