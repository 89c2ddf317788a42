import { PIECES_PATIENCE_MS, PIECES_RETRY_MS } from '@vitrina/contract/constants';
import type {
  Attempt,
  CheckoutEvent,
  CheckoutState,
  Failure,
  PaidOrder,
  PlacedOrder,
  Purchase,
} from './checkout-state.ts';

/*
 * The checkout as a state machine (docs/product.md#checkout-steps): check the card, optionally register,
 * prepare the payment, confirm it, place the order. Once a charge may have happened, the form returns only when
 * the provider or the host says that it did not happen, or that the money goes back.
 */

/** The next state; the same object when the event has no meaning in this state. */
export function transition(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (state.name) {
    case 'editing':
      if (event.type === 'submitted') return { name: 'checking-card', purchase: event.purchase };
      if (event.type === 'resumed') return resumed(event.charge);
      return state;
    case 'checking-card':
      if (event.type === 'card-accepted') return afterCard(state.purchase);
      return backToForm(state, event, 'payment');
    case 'registering':
      if (event.type === 'registered') return preparing(state.purchase);
      return backToForm(state, event, 'registration');
    case 'preparing':
      if (event.type === 'prepared') return confirming(state.purchase, event);
      // Another tab was faster.
      if (event.type === 'resumed') return resumed(event.charge);
      if (event.type === 'pieces-held') return waiting(state);
      if (event.type === 'stopped') return editing(null);
      return backToForm(state, event, 'payment');
    case 'waiting':
      if (event.type === 'waited') return preparing(state.purchase, state.tries);
      if (event.type === 'stopped') return editing(null);
      return backToForm(state, event, 'payment');
    case 'confirming':
      return whileCharging(state, event);
    case 'verifying':
      return whileVerifying(state, event);
    case 'unverified':
      if (event.type === 'settled') return editing(null);
      if (event.type === 'resumed') return furtherElsewhere(state, event.charge);
      return event.type === 'verify'
        ? { name: 'verifying', attempt: state.attempt, failure: null }
        : state;
    case 'placing':
      return whilePlacing(state, event);
    case 'unplaced':
    case 'unconfirmed':
      if (event.type === 'finish') return { name: 'placing', paid: state.paid };
      if (event.type === 'settled' || event.type === 'received') return placed(state.paid);
      return state;
    case 'placed':
      return state;
  }
}

/**
 * State in which an open charge continues. One that may have happened is verified first. An order that may have
 * been sent is sent again only when that cannot create a second one.
 */
export function resumed(charge: Attempt | PaidOrder): CheckoutState {
  if (!('paymentIntentId' in charge)) return { name: 'verifying', attempt: charge, failure: null };
  return { name: charge.repeatable ? 'placing' : 'unconfirmed', paid: charge };
}

/** Another tab already knows that it was charged, and may have sent the order. */
const furtherElsewhere = (state: CheckoutState, charge: Attempt | PaidOrder): CheckoutState =>
  'paymentIntentId' in charge ? resumed(charge) : state;

/** The charge to keep in this state; `null` before a charge and after the order. */
export function openCharge(state: CheckoutState): Attempt | PaidOrder | null {
  if ('attempt' in state) return state.attempt;
  if ('paid' in state) return state.paid;
  return null;
}

const afterCard = (purchase: Purchase): CheckoutState =>
  purchase.password === null ? preparing(purchase) : { name: 'registering', purchase };

const preparing = (purchase: Purchase, tries = 0): CheckoutState => ({
  name: 'preparing',
  purchase,
  tries,
});

/** Number of retries for held pieces. */
const MAX_TRIES = PIECES_PATIENCE_MS / PIECES_RETRY_MS;

const waiting = ({
  purchase,
  tries,
}: Extract<CheckoutState, { name: 'preparing' }>): CheckoutState =>
  tries < MAX_TRIES
    ? { name: 'waiting', purchase, tries: tries + 1 }
    : editing({ kind: 'pieces-held' });

const confirming = (
  { order, lines }: Purchase,
  { clientSecret, repeatable }: Pick<Attempt, 'clientSecret' | 'repeatable'>,
): CheckoutState => ({
  name: 'confirming',
  attempt: { clientSecret, repeatable, order, lines },
});

const paid = (
  { order, lines, repeatable, clientSecret }: Attempt,
  paymentIntentId: string,
): CheckoutState => ({
  name: 'placing',
  paid: { paymentIntentId, clientSecret, repeatable, order, lines },
});

const placed = (
  { order, lines }: PaidOrder,
  { orderId, orderKey }: Pick<PlacedOrder, 'orderId' | 'orderKey'> = { orderId: null },
): CheckoutState => ({
  name: 'placed',
  placed: { orderId, order, lines, ...(orderKey && { orderKey }) },
});

const editing = (failure: Failure | null): CheckoutState => ({ name: 'editing', failure });

function backToForm(
  state: CheckoutState,
  event: CheckoutEvent,
  step: 'registration' | 'payment',
): CheckoutState {
  if (event.type === 'threw') return editing({ kind: `${step}-exception`, message: event.message });
  if (event.type === 'refused') return editing({ kind: `${step}-refused`, message: event.message });
  if (event.type === 'cart-changed') return editing({ kind: event.type, message: event.message });
  return state;
}

function whileCharging(
  state: Extract<CheckoutState, { name: 'confirming' }>,
  event: CheckoutEvent,
): CheckoutState {
  const { attempt } = state;
  const verifying = (failure: Failure): CheckoutState => ({ name: 'verifying', attempt, failure });
  switch (event.type) {
    case 'paid':
      return paid(attempt, event.paymentIntentId);
    case 'refused':
      return editing({ kind: 'payment-refused', message: event.message });
    case 'unknown':
      return verifying({ kind: 'payment-refused', message: event.message });
    case 'threw':
      return verifying({ kind: 'payment-exception', message: event.message });
    default:
      return state;
  }
}

function whileVerifying(
  state: Extract<CheckoutState, { name: 'verifying' }>,
  event: CheckoutEvent,
): CheckoutState {
  const { attempt, failure } = state;
  switch (event.type) {
    case 'paid':
      return paid(attempt, event.paymentIntentId);
    case 'refused':
      return editing(failure ?? { kind: 'payment-refused', message: event.message });
    case 'unknown':
    case 'threw':
      return { name: 'unverified', attempt };
    case 'settled':
      return editing(null);
    case 'resumed':
      return furtherElsewhere(state, event.charge);
    default:
      return state;
  }
}

function whilePlacing(
  state: Extract<CheckoutState, { name: 'placing' }>,
  event: CheckoutEvent,
): CheckoutState {
  switch (event.type) {
    case 'placed':
      return placed(state.paid, event);
    case 'refused':
      return editing({ kind: 'payment-refused', message: event.message });
    case 'returned':
      return editing({ kind: 'payment-returned', message: event.message });
    case 'not-placed':
      return { name: 'unplaced', paid: state.paid, message: event.message };
    case 'settled':
      return placed(state.paid);
    case 'threw':
      return state.paid.repeatable
        ? { name: 'unplaced', paid: state.paid, message: null }
        : { name: 'unconfirmed', paid: state.paid };
    default:
      return state;
  }
}
