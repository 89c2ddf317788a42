import { expect, rstest, test } from '@rstest/core';
import {
  SAMPLE_ORDER as order,
  SAMPLE_PURCHASE as purchase,
} from '../../../test/sample-purchase.ts';
import { type CardForm, type CheckoutPorts, createCheckoutFlow } from './checkout-flow.ts';
import type { Attempt, PaidOrder, StepAnswer } from './checkout-state.ts';

const answers = (answer: StepAnswer) => rstest.fn(() => Promise.resolve(answer));
const fails = () => rstest.fn(() => Promise.reject<StepAnswer>(new Error('cădere')));

/** A checkout in which everything goes well, but for what a test says. */
function setUp(
  given: Partial<CheckoutPorts & CardForm> = {},
  open: Attempt | PaidOrder | null = null,
) {
  let kept = open;
  const ports = {
    register: answers({ type: 'registered' }),
    prepare: answers({ type: 'prepared', clientSecret: 'pi_1_secret_2' }),
    verify: answers({ type: 'refused', message: null }),
    place: answers({ type: 'placed', orderId: 7 }),
    finish: rstest.fn(),
    keep: rstest.fn((charge: Attempt | PaidOrder | null) => {
      kept = charge;
    }),
    kept: () => kept,
    ...given,
  };
  const card = {
    check: answers({ type: 'card-accepted' }),
    charge: answers({ type: 'paid', paymentIntentId: 'pi_1' }),
    ...given,
  };
  const flow = createCheckoutFlow(ports);
  const reached = (name: string) =>
    rstest.waitFor(() => expect(flow.useState.getState().name).toBe(name));
  return { flow, ports, card, reached, kept: () => kept };
}

test('one purchase is one intent, one charge and one order, however often it is submitted', async () => {
  const { flow, ports, card, reached, kept } = setUp();
  flow.submit(purchase, card);
  flow.submit(purchase, card);
  await reached('placed');
  expect(ports.prepare).toHaveBeenCalledTimes(1);
  expect(card.charge).toHaveBeenCalledTimes(1);
  expect(ports.place).toHaveBeenCalledExactlyOnceWith({ paymentIntentId: 'pi_1', order });
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
  expect(seen).toEqual([{ clientSecret: 'pi_1_secret_2', order }]);
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
  expect(kept()).toEqual({ paymentIntentId: 'pi_1', order });
  flow.finish();
  await reached('placed');
  expect(place).toHaveBeenCalledTimes(2);
  expect(place).toHaveBeenLastCalledWith({ paymentIntentId: 'pi_1', order });
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
    { clientSecret: 'pi_1_secret_2', order },
  );
  flow.start();
  await reached('placed');
  expect(ports.place).toHaveBeenCalledExactlyOnceWith({ paymentIntentId: 'pi_1', order });
});

test('a page that opens with a paid order waits for its person', async () => {
  const { flow, ports, reached } = setUp({}, { paymentIntentId: 'pi_1', order });
  flow.start();
  await reached('unplaced');
  expect(ports.place).not.toHaveBeenCalled();
});

test('a charge that another tab opened goes on instead of a second one', async () => {
  const { flow, ports, card, reached } = setUp();
  ports.keep({ paymentIntentId: 'pi_0', order });
  flow.submit(purchase, card);
  await reached('unplaced');
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
