/** The bank's redirect opens in a browser or tab that did not start the purchase. */
import { beforeEach, expect, test } from '@rstest/core';
import { screen } from '@testing-library/react';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { lookUpPayment } from '@vitrina/contract/calls/look-up-payment';
import { addLine, clearCart, useCart } from '@vitrina/shared-auth';
import { fakeStripe } from '@vitrina/shared-auth/testing/fake-stripe';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { SAMPLE_CATALOGUE, sampleProduct } from '../../../test/sample-products.ts';
import * as checkout from '../../routes/checkout.tsx';

const stripe = fakeStripe();
const SECRET = 'pi_1_secret_2';
const ORDER = {
  id: 41,
  created_at: '2026-03-02T10:00:00.000Z',
  total_price: 70,
  shipping_cost: 20,
  masked_email: 'a…@exemplu.ro',
  items: [{ id: 1, product_name: 'Ruj', product_color: 'crimson', quantity: 1, price: 50 }],
};

function comeBack(options?: Parameters<typeof stubHost>[0]) {
  const host = stubHost(options);
  host.answers(listProducts, SAMPLE_CATALOGUE);
  const address = `/checkout?payment_intent=pi_1&payment_intent_client_secret=${SECRET}&redirect_status=succeeded`;
  const open = () => renderPath(address, { '/checkout': checkout });
  return { host, open };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearCart();
});

test('whoever was charged sees the order, and the secret leaves the address', async () => {
  addLine(sampleProduct({ product_id: 2, product_name: 'Ruj' }));
  const { host, open } = comeBack();
  host.answers(lookUpPayment, { state: 'placed', order: ORDER });
  const { router } = open();
  await heading('Comanda a fost plasată cu succes!');
  expect(screen.getByText('Numărul comenzii: 41')).toBeTruthy();
  expect(screen.getByText('Data comenzii: 2 martie 2026')).toBeTruthy();
  expect(screen.getByText('70,00 RON')).toBeTruthy();
  expect(screen.getByText(/la a…@exemplu\.ro\.$/)).toBeTruthy();
  expect(host.requestsOf(lookUpPayment)[0]?.body).toEqual({ clientSecret: SECRET });
  expect(router.state.location.search).toBe('');
  // This browser's own cart is still there.
  expect(useCart.getState().lines).toHaveLength(1);
});

test('without a network nothing is claimed, and back online it is checked without a press', async () => {
  const { host, open } = comeBack();
  host.isUnreachable(lookUpPayment);
  open();
  await heading('Nu am putut verifica plata');
  expect(screen.getByText('Referința plății: pi_1')).toBeTruthy();
  host.answers(lookUpPayment, { state: 'placed', order: ORDER });
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await heading('Comanda a fost plasată cu succes!');
});

test.each([
  ['paid', 'Plata a trecut'],
  ['returned', 'Banii se întorc pe card'],
  ['unpaid', 'Plata nu a fost făcută'],
  ['processing', 'Verificăm plata…'],
] as const)('a payment that is %s is said to be', async (state, title) => {
  const { host, open } = comeBack();
  host.answers(lookUpPayment, { state });
  open();
  await heading(title);
});

test('where nothing was charged the way leads back to what this browser was at', async () => {
  const { host, open } = comeBack();
  host.answers(lookUpPayment, { state: 'unpaid' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Mergi la coș' }));
  await screen.findByText('Nu există produse în coș');
});

test('a host that cannot look it up leaves the provider to say whether there was a charge', async () => {
  stripe.retrievePaymentIntent.mockResolvedValueOnce({
    paymentIntent: { id: 'pi_1', status: 'succeeded', amount: 7000, currency: 'ron' },
  });
  const { host, open } = comeBack({ capabilities: [] });
  open();
  await heading('Plata a trecut');
  expect(screen.getByText('Referința plății: pi_1')).toBeTruthy();
  expect(host.requestsOf(lookUpPayment)).toEqual([]);
});
