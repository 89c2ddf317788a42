import type {
  Attempt,
  CheckoutEvent,
  CheckoutState,
  Failure,
  PaidOrder,
  Purchase,
} from './checkout-state.ts';

/*
 * The checkout as a machine (spec section 4): check the card, perhaps register, prepare the
 * payment, confirm it, place the order. Once a charge may have happened no way leads back to the
 * form, unless the provider or the host says that it did not happen.
 */

/** The state after `event`; the same object where the event means nothing. */
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
      if (event.type === 'registered') return { name: 'preparing', purchase: state.purchase };
      return backToForm(state, event, 'registration');
    case 'preparing':
      if (event.type === 'prepared') return confirming(state.purchase, event.clientSecret);
      return backToForm(state, event, 'payment');
    case 'confirming':
      return whileCharging(state, event);
    case 'verifying':
      return whileVerifying(state, event);
    case 'unverified':
      return event.type === 'verify'
        ? { name: 'verifying', attempt: state.attempt, failure: null }
        : state;
    case 'placing':
      return whilePlacing(state, event);
    case 'unplaced':
      return event.type === 'finish' ? { name: 'placing', paid: state.paid } : state;
    case 'placed':
      return state;
  }
}

/** Where a charge that is still open goes on: one that may have happened is asked about first. */
export const resumed = (charge: Attempt | PaidOrder): CheckoutState =>
  'paymentIntentId' in charge
    ? { name: 'unplaced', paid: charge }
    : { name: 'verifying', attempt: charge, failure: null };

/** The charge that must not be forgotten in this state; `null` before one and after the order. */
export function openCharge(state: CheckoutState): Attempt | PaidOrder | null {
  if ('attempt' in state) return state.attempt;
  if ('paid' in state) return state.paid;
  return null;
}

const afterCard = (purchase: Purchase): CheckoutState =>
  purchase.password === null ? { name: 'preparing', purchase } : { name: 'registering', purchase };

const confirming = ({ order }: Purchase, clientSecret: string): CheckoutState => ({
  name: 'confirming',
  attempt: { clientSecret, order },
});

const paid = ({ order }: Attempt, paymentIntentId: string): CheckoutState => ({
  name: 'placing',
  paid: { paymentIntentId, order },
});

const placed = ({ order }: PaidOrder, orderId: number | null): CheckoutState => ({
  name: 'placed',
  orderId,
  email: order.email,
});

const editing = (failure: Failure | null): CheckoutState => ({ name: 'editing', failure });

function backToForm(
  state: CheckoutState,
  event: CheckoutEvent,
  step: 'registration' | 'payment',
): CheckoutState {
  if (event.type === 'threw') return editing({ kind: `${step}-exception`, message: event.message });
  if (event.type === 'refused') return editing({ kind: `${step}-refused`, message: event.message });
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
      return placed(state.paid, event.orderId);
    case 'refused':
      return editing({ kind: 'payment-refused', message: event.message });
    case 'threw':
      return { name: 'unplaced', paid: state.paid };
    default:
      return state;
  }
}
