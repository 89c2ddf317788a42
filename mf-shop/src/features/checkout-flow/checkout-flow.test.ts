import { expect, rstest, test } from '@rstest/core';
import { PIECES_PATIENCE_MS, PIECES_RETRY_MS } from '@vitrina/contract/constants';
import {
  SAMPLE_ATTEMPT as attempt,
  SAMPLE_PAID as paid,
  SAMPLE_PURCHASE as purchase,
} from '../../../test/sample-purchase.ts';
import { type CardForm, type CheckoutPorts, createCheckoutFlow } from './checkout-flow.ts';
import type { Attempt, PaidOrder, StepAnswer } from './checkout-state.ts';

const answers = (answer: StepAnswer) => rstest.fn(() => Promise.resolve(answer));
const fails = () => rstest.fn(() => Promise.reject<StepAnswer>(new Error('cădere')));

/** A checkout whose steps all succeed, except those given. */
function setUp(
  given: Partial<CheckoutPorts & CardForm> = {},
  open: Attempt | PaidOrder | null = null,
) {
  let kept = open;
  const ports = {
    register: answers({ type: 'registered' }),
    prepare: answers({ type: 'prepared', clientSecret: 'pi_1_secret_2', repeatable: true }),
    pause: rstest.fn(() => Promise.resolve()),
    verify: answers({ type: 'refused', message: null }),
    place: answers({ type: 'placed', orderId: 7 }),
    finish: rstest.fn(),
    keep: rstest.fn((charge: Attempt | PaidOrder | null) => {
      kept = charge;
      return true;
    }),
    kept: () => kept,
    exclusively: (work: () => Promise<void>) => work(),
    ...given,
  };
  const card = {
    check: answers({ type: 'card-accepted' }),
    charge: answers({ type: 'paid', paymentIntentId: 'pi_1' }),
    ...given,
  };
  const flow = createCheckoutFlow(ports);
  const reached = (name: string) => expect.poll(() => flow.useState.getState().name).toBe(name);
  return { flow, ports, card, reached, kept: () => kept };
}

test('one purchase is one intent, one charge and one order, however often it is submitted', async () => {
  const { flow, ports, card, reached, kept } = setUp();
  flow.submit(purchase, card);
  flow.submit(purchase, card);
  await reached('placed');
  expect(ports.prepare).toHaveBeenCalledTimes(1);
  expect(card.charge).toHaveBeenCalledTimes(1);
  expect(ports.place).toHaveBeenCalledExactlyOnceWith(paid);
  expect(ports.finish).toHaveBeenCalledTimes(1);
  expect(ports.register).not.toHaveBeenCalled();
  expect(kept()).toBeNull();
});

test('the charge is kept before the provider is asked to make it', async () => {
  const seen: unknown[] = [];
  const charge = async (): Promise<StepAnswer> => {
    seen.push(kept());
    return { type: 'refused', message: 'Cardul a fost refuzat.' };
  };
  const { flow, card, reached, kept } = setUp({ charge });
  flow.submit(purchase, card);
  await reached('editing');
  expect(seen).toEqual([attempt]);
  expect(kept()).toBeNull();
});

test('a paid order that was not placed is kept, and finished with the same payment', async () => {
  const place = rstest.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({
    type: 'placed',
    orderId: 7,
  });
  const { flow, card, reached, kept } = setUp({ place });
  flow.submit(purchase, card);
  await reached('unplaced');
  expect(kept()).toEqual(paid);
  flow.finish();
  await reached('placed');
  expect(place).toHaveBeenCalledTimes(2);
  expect(place).toHaveBeenLastCalledWith(paid);
  expect(card.charge).toHaveBeenCalledTimes(1);
});

test('a confirmation that breaks is asked about before anybody may pay again', async () => {
  const { flow, ports, card, reached } = setUp({
    charge: fails(),
    verify: answers({ type: 'paid', paymentIntentId: 'pi_1' }),
  });
  flow.submit(purchase, card);
  await reached('placed');
  expect(ports.verify).toHaveBeenCalledTimes(1);
});

test('a page that opens with an attempt asks about it and places its order', async () => {
  const { flow, ports, reached } = setUp(
    { verify: answers({ type: 'paid', paymentIntentId: 'pi_1' }) },
    attempt,
  );
  flow.start();
  await reached('placed');
  expect(ports.place).toHaveBeenCalledExactlyOnceWith(paid);
});

test('a page that opens with a paid order places it', async () => {
  const { flow, ports, reached } = setUp({}, paid);
  flow.start();
  await reached('placed');
  expect(ports.place).toHaveBeenCalledExactlyOnceWith(paid);
});

test('a page that opens with an order that may have been sent asks its person first', async () => {
  const { flow, ports } = setUp({}, { ...paid, repeatable: false });
  flow.start();
  expect(flow.useState.getState().name).toBe('unconfirmed');
  expect(ports.place).not.toHaveBeenCalled();
});

test('whoever waits for another tab sees what it did, and does not do it twice', async () => {
  let next = () => {};
  const turn = new Promise<void>((resolve) => {
    next = resolve;
  });
  const exclusively = async (work: () => Promise<void>) => {
    await turn;
    await work();
  };
  const { flow, ports, card, reached } = setUp({ exclusively });
  flow.submit(purchase, card);
  await reached('preparing');
  ports.keep(paid);
  next();
  await reached('placed');
  expect(ports.prepare).not.toHaveBeenCalled();
  expect(card.charge).not.toHaveBeenCalled();
});

test('an order that another tab finished is not sent again where that could make a second one', async () => {
  const { flow, ports, reached } = setUp({}, { ...paid, repeatable: false });
  ports.keep(null);
  flow.changedElsewhere();
  await reached('placed');
  expect(ports.place).not.toHaveBeenCalled();
});

test('an order that another tab may have sent is not sent from a tab that still asked about its charge', async () => {
  let next = () => {};
  const turn = new Promise<void>((resolve) => {
    next = resolve;
  });
  const exclusively = async (work: () => Promise<void>) => {
    await turn;
    await work();
  };
  const once = { repeatable: false };
  const verify = answers({ type: 'paid', paymentIntentId: 'pi_1' });
  const { flow, ports, reached } = setUp({ exclusively, verify }, { ...attempt, ...once });
  flow.start();
  ports.keep({ ...paid, ...once });
  next();
  await reached('unconfirmed');
  expect(verify).not.toHaveBeenCalled();
  expect(ports.place).not.toHaveBeenCalled();
});

test('where storage is blocked an order is still finished', async () => {
  const place = rstest.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({
    type: 'placed',
    orderId: 7,
  });
  const { flow, card, reached } = setUp({ place, keep: () => false, kept: () => null });
  flow.submit(purchase, card);
  await reached('unplaced');
  flow.finish();
  await reached('placed');
});

test('a tab that holds the others up for too long is an answer too', async () => {
  const exclusively = () => Promise.reject(new Error('lacăt'));
  const { flow, ports, reached } = setUp({ exclusively }, attempt);
  flow.start();
  await reached('unverified');
  expect(ports.verify).not.toHaveBeenCalled();
  expect(ports.place).not.toHaveBeenCalled();
});

test('whoever comes back from the bank with a paid charge waits for no other tab', async () => {
  const exclusively = () => new Promise<void>(() => {});
  const verify = answers({ type: 'paid', paymentIntentId: 'pi_1' });
  const { flow, ports, reached } = setUp({ exclusively, verify }, attempt);
  flow.start(true);
  await reached('placed');
  expect(ports.place).toHaveBeenCalledTimes(1);
});

test('whoever comes back with a charge that is open, or with a host that may make two orders of one, waits', async () => {
  for (const [answer, repeatable, name] of [
    [{ type: 'refused', message: null }, true, 'verifying'],
    [{ type: 'paid', paymentIntentId: 'pi_1' }, false, 'placing'],
  ] as const) {
    const exclusively = rstest.fn(() => new Promise<void>(() => {}));
    const verify = answers(answer);
    const { flow, ports } = setUp({ exclusively, verify }, { ...attempt, repeatable });
    flow.start(true);
    await expect.poll(() => exclusively).toHaveBeenCalledTimes(1);
    expect(flow.useState.getState().name).toBe(name);
    expect(ports.place).not.toHaveBeenCalled();
  }
});

test('a charge that another tab opened goes on instead of a second one', async () => {
  const { flow, ports, card, reached } = setUp();
  ports.keep({ ...paid, paymentIntentId: 'pi_0' });
  flow.submit(purchase, card);
  await reached('placed');
  expect(card.charge).not.toHaveBeenCalled();
});

test('a step that throws before the charge leads back to the form with the reason', async () => {
  const { flow, card, reached } = setUp({ prepare: fails() });
  flow.submit(purchase, card);
  await reached('editing');
  expect(flow.useState.getState()).toEqual({
    name: 'editing',
    failure: { kind: 'payment-exception', message: 'cădere' },
  });
});

test('pieces that others hold are asked for again until they are free, with one charge', async () => {
  const prepare = rstest
    .fn()
    .mockResolvedValueOnce({ type: 'pieces-held' })
    .mockResolvedValueOnce({ type: 'pieces-held' })
    .mockResolvedValue({ type: 'prepared', clientSecret: 'pi_1_secret_2', repeatable: true });
  const { flow, ports, card, reached } = setUp({ prepare });
  flow.submit(purchase, card);
  await reached('placed');
  expect(prepare).toHaveBeenCalledTimes(3);
  expect(ports.pause).toHaveBeenCalledTimes(2);
  expect(card.charge).toHaveBeenCalledTimes(1);
});

test('pieces that others hold for half an hour are given up, with words and nothing charged', async () => {
  const { flow, ports, card, reached } = setUp({ prepare: answers({ type: 'pieces-held' }) });
  flow.submit(purchase, card);
  await reached('editing');
  expect(flow.useState.getState()).toEqual({ name: 'editing', failure: { kind: 'pieces-held' } });
  expect(ports.pause).toHaveBeenCalledTimes(PIECES_PATIENCE_MS / PIECES_RETRY_MS);
  expect(card.charge).not.toHaveBeenCalled();
});

test('a buyer who waits no longer is back at the form, whatever comes later', async () => {
  let free = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      free = resolve;
    });
  const { flow, card, reached } = setUp({ prepare: answers({ type: 'pieces-held' }), pause });
  flow.submit(purchase, card);
  await reached('waiting');
  flow.stop();
  free();
  await reached('editing');
  expect(flow.useState.getState()).toEqual({ name: 'editing', failure: null });
});

test('back online an open charge is asked about without a press', async () => {
  const verify = rstest.fn<CheckoutPorts['verify']>();
  verify.mockRejectedValueOnce(new Error('offline'));
  verify.mockResolvedValue({ type: 'paid', paymentIntentId: 'pi_1' });
  const { flow, reached } = setUp({ verify }, attempt);
  flow.start();
  await reached('unverified');
  flow.backOnline();
  await reached('placed');
});

test('back online an order is sent again only where that cannot make a second one', async () => {
  const place = rstest.fn<CheckoutPorts['place']>();
  place.mockResolvedValueOnce({ type: 'not-placed', message: null });
  place.mockResolvedValue({ type: 'placed', orderId: 7 });
  const repeatable = setUp({ place }, paid);
  repeatable.flow.start();
  await repeatable.reached('unplaced');
  repeatable.flow.backOnline();
  await repeatable.reached('placed');

  const once = setUp({}, { ...paid, repeatable: false });
  once.flow.start();
  once.flow.backOnline();
  await once.reached('unconfirmed');
  expect(once.ports.place).not.toHaveBeenCalled();
});
