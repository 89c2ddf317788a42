import { expect, test } from '@rstest/core';
import {
  SAMPLE_ATTEMPT as attempt,
  SAMPLE_PAID as paid,
  SAMPLE_PURCHASE as purchase,
} from '../../../test/sample-purchase.ts';
import { openCharge, resumed, transition } from './checkout-machine.ts';
import type { CheckoutEvent, CheckoutState } from './checkout-state.ts';

const START: CheckoutState = { name: 'editing', failure: null };

const SUBMITTED: CheckoutEvent = { type: 'submitted', purchase };
const PAID: CheckoutEvent = { type: 'paid', paymentIntentId: 'pi_1' };
const UNKNOWN: CheckoutEvent = { type: 'unknown', message: 'rețea' };
const THREW: CheckoutEvent = { type: 'threw', message: 'm' };
const PLACED: CheckoutEvent = { type: 'placed', orderId: 7 };
const refused = (message: string | null): CheckoutEvent => ({ type: 'refused', message });

const after = (...events: CheckoutEvent[]): CheckoutState => events.reduce(transition, START);
const UP_TO_CHARGE: CheckoutEvent[] = [
  SUBMITTED,
  { type: 'card-accepted' },
  { type: 'prepared', clientSecret: attempt.clientSecret, repeatable: true },
];

test('a purchase checks the card, prepares the payment, confirms it and places the order', () => {
  const events = [...UP_TO_CHARGE, PAID, PLACED];
  const states = events.map((_, step) => after(...events.slice(0, step + 1)));
  expect(states.map(({ name }) => name)).toEqual([
    'checking-card',
    'preparing',
    'confirming',
    'placing',
    'placed',
  ]);
  expect(states.at(-1)).toEqual({
    name: 'placed',
    placed: { orderId: 7, order: purchase.order, lines: purchase.lines },
  });
});

test('an account is made after the card is complete and before the payment is prepared', () => {
  const wanted: CheckoutEvent = { type: 'submitted', purchase: { ...purchase, password: 'p' } };
  expect(after(wanted, { type: 'card-accepted' }).name).toBe('registering');
  expect(after(wanted, { type: 'card-accepted' }, { type: 'registered' }).name).toBe('preparing');
});

test('a refused registration stops before any payment', () => {
  const wanted: CheckoutEvent = { type: 'submitted', purchase: { ...purchase, password: 'p' } };
  const registering = after(wanted, { type: 'card-accepted' });
  expect(transition(registering, refused(null))).toEqual({
    name: 'editing',
    failure: { kind: 'registration-refused', message: null },
  });
  expect(transition(registering, THREW)).toEqual({
    name: 'editing',
    failure: { kind: 'registration-exception', message: 'm' },
  });
});

test('a second submit while a payment is under way means nothing', () => {
  for (let step = 1; step <= UP_TO_CHARGE.length; step += 1) {
    const state = after(...UP_TO_CHARGE.slice(0, step));
    expect(transition(state, SUBMITTED)).toBe(state);
  }
});

test('a declined card leads back to the form with the words of the provider', () => {
  expect(after(...UP_TO_CHARGE, refused('Cardul a fost refuzat.'))).toEqual({
    name: 'editing',
    failure: { kind: 'payment-refused', message: 'Cardul a fost refuzat.' },
  });
});

test('a payment that cannot be prepared leads back to the form', () => {
  expect(after(...UP_TO_CHARGE.slice(0, 2), THREW)).toEqual({
    name: 'editing',
    failure: { kind: 'payment-exception', message: 'm' },
  });
});

test('when nobody knows whether it was charged, the provider is asked', () => {
  expect(after(...UP_TO_CHARGE, UNKNOWN).name).toBe('verifying');
  expect(after(...UP_TO_CHARGE, UNKNOWN, PAID)).toEqual({ name: 'placing', paid });
  expect(after(...UP_TO_CHARGE, THREW, refused(null))).toEqual({
    name: 'editing',
    failure: { kind: 'payment-exception', message: 'm' },
  });
});

test('when the provider cannot say either, only asking again is possible', () => {
  for (const silence of [UNKNOWN, THREW]) {
    const state = after(...UP_TO_CHARGE, UNKNOWN, silence);
    expect(state).toEqual({ name: 'unverified', attempt });
    expect(transition(state, SUBMITTED)).toBe(state);
    expect(transition(state, { type: 'verify' }).name).toBe('verifying');
  }
});

test('a paid order that was not placed offers to finish it, as often as needed', () => {
  const unplaced = after(...UP_TO_CHARGE, PAID, THREW);
  expect(unplaced).toEqual({ name: 'unplaced', paid });
  const again = transition(transition(unplaced, { type: 'finish' }), THREW);
  expect(again).toEqual(unplaced);
  expect(transition(transition(again, { type: 'finish' }), PLACED).name).toBe('placed');
});

test('the host may say that nothing was charged after all', () => {
  expect(after(...UP_TO_CHARGE, PAID, refused('Plata nu a fost confirmată.')).name).toBe('editing');
});

test('money that goes back leaves no open charge, and the way to buy again', () => {
  const returned = after(...UP_TO_CHARGE, PAID, { type: 'returned', message: 'Se întorc.' });
  expect(returned).toEqual({
    name: 'editing',
    failure: { kind: 'payment-returned', message: 'Se întorc.' },
  });
  expect(openCharge(returned)).toBeNull();
});

test('after a charge no event but a certain no leads back to the form', () => {
  const charged = [
    resumed(attempt),
    resumed(paid),
    after(...UP_TO_CHARGE),
    after(...UP_TO_CHARGE, PAID),
    after(...UP_TO_CHARGE, UNKNOWN, UNKNOWN),
  ];
  const events: CheckoutEvent[] = [
    ...UP_TO_CHARGE,
    { type: 'registered' },
    PAID,
    UNKNOWN,
    THREW,
    PLACED,
    { type: 'verify' },
    { type: 'finish' },
    { type: 'resumed', charge: paid },
  ];
  for (const state of charged) {
    for (const event of events) expect(transition(state, event).name).not.toBe('editing');
  }
});

test('an order that stands is the end', () => {
  const state = after(...UP_TO_CHARGE, PAID, PLACED);
  for (const event of [...UP_TO_CHARGE, PAID, THREW, PLACED]) {
    expect(transition(state, event)).toBe(state);
  }
});

test('a charge from before goes on: asked about when it may have happened, else to be placed', () => {
  expect(transition(START, { type: 'resumed', charge: attempt })).toEqual({
    name: 'verifying',
    attempt,
    failure: null,
  });
  expect(transition(START, { type: 'resumed', charge: paid })).toEqual({ name: 'placing', paid });
});

const ONCE = { ...paid, repeatable: false };

test('where an order can be made twice, an answer that got lost is never followed by a second try', () => {
  const lost = transition({ name: 'placing', paid: ONCE }, THREW);
  expect(lost).toEqual({ name: 'unconfirmed', paid: ONCE });
  expect(resumed(ONCE)).toEqual(lost);
  expect(transition(lost, SUBMITTED)).toBe(lost);
  expect(transition(lost, { type: 'received' }).name).toBe('placed');
  expect(transition(lost, { type: 'finish' }).name).toBe('placing');
});

test('an order that was certainly not placed can be sent again anywhere', () => {
  expect(transition({ name: 'placing', paid: ONCE }, { type: 'not-placed' })).toEqual({
    name: 'unplaced',
    paid: ONCE,
  });
});

test('a cart that is not what it was leads back to the form before anything is charged', () => {
  const failure = { kind: 'cart-changed', message: 'Alt preț.' } as const;
  const changed = { type: 'cart-changed', message: 'Alt preț.' } as const;
  expect(after(...UP_TO_CHARGE.slice(0, 2), changed)).toEqual({ name: 'editing', failure });
});

test('a charge is open from the confirmation until the order stands or the provider says no', () => {
  expect(openCharge(after(...UP_TO_CHARGE.slice(0, 2)))).toBeNull();
  expect(openCharge(after(...UP_TO_CHARGE))).toEqual(attempt);
  expect(openCharge(after(...UP_TO_CHARGE, UNKNOWN, UNKNOWN))).toEqual(attempt);
  expect(openCharge(after(...UP_TO_CHARGE, PAID, THREW))).toEqual(paid);
  expect(openCharge(after(...UP_TO_CHARGE, PAID, PLACED))).toBeNull();
  expect(openCharge(after(...UP_TO_CHARGE, refused(null)))).toBeNull();
});
