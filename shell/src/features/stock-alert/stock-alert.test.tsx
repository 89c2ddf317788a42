import { expect, test } from '@rstest/core';
import { cleanup, screen, within } from '@testing-library/react';
import { confirmStockAlert } from '@vitrina/contract/calls/confirm-stock-alert';
import { endStockAlerts } from '@vitrina/contract/calls/end-stock-alerts';
import { getProduct } from '@vitrina/contract/calls/get-product';
import { readShopping } from '@vitrina/shared-auth/per-package/kept-shopping';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderPage } from '../../../test/render-page.tsx';

const LIPSTICK = {
  ...{ product_id: 4, product_name: 'Ruj mat', price: 50, stock_quantity: 0 },
  ...{ category_id: 1, category_name: 'Machiaj', images: [] },
};
const KEY = `4.${'A'.repeat(43)}`;
const open = async (search = '') => {
  const page = await renderPage(`/stock-alert${search}`, { state: { stockAlertKey: KEY } });
  await screen.findByRole('heading', { level: 1, name: 'Anunț de stoc' });
  return page;
};

test('the wish is confirmed by a press, and the page leads back to the product', async () => {
  const host = stubHost();
  host.answers(confirmStockAlert, { product_id: 4, product_name: 'Ruj mat, carmin' });
  const { user } = await open();
  expect(host.requestsOf(confirmStockAlert)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Da, anunță-mă' }));
  expect(await screen.findByText('Gata! Îți scriem când revine Ruj mat, carmin.')).toBeTruthy();
  expect(host.requestsOf(confirmStockAlert)[0]?.body).toEqual({ key: KEY });
  expect(screen.getByRole('link', { name: 'Vezi produsele' }).getAttribute('href')).toBe(
    '/products',
  );
  expect(screen.getByRole('link', { name: 'Vezi produsul' }).getAttribute('href')).toBe(
    '/product/4',
  );
  expect(readShopping().alerts).toEqual({ 4: 'confirmed' });
});

test('a link that names its product has it told before anything is confirmed', async () => {
  const host = stubHost();
  host.answersAs(getProduct, { ...LIPSTICK, color: 'crimson' });
  await open('?produs=4');
  expect(
    await screen.findByText(/^Îți scriem o singură dată, când Ruj mat \(carmin\) este din nou/),
  ).toBeTruthy();
  expect(host.requestsOf(confirmStockAlert)).toEqual([]);
});

test('a link without a product, or a host that cannot tell it, speaks of the product', async () => {
  const host = stubHost();
  host.refuses(getProduct, 404);
  await open('?produs=4');
  expect(screen.getByText(/când produsul este din nou în stoc/)).toBeTruthy();
  cleanup();
  await open('?produs=x');
  expect(screen.getByText(/când produsul este din nou în stoc/)).toBeTruthy();
  expect(host.requestsOf(getProduct).length).toBe(1);
});

test('all wishes end by a press', async () => {
  const host = stubHost();
  host.answers(endStockAlerts, {});
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Renunț la toate anunțurile' }));
  expect(await screen.findByText('Gata, nu îți mai scriem despre stoc.')).toBeTruthy();
  expect(readShopping().alerts).toEqual({});
});

test('a link that is over says so', async () => {
  const host = stubHost();
  host.refuses(confirmStockAlert, 404);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Da, anunță-mă' }));
  expect((await screen.findByRole('alert')).textContent).toBeTruthy();
});

test('a host without alerts says so', async () => {
  stubHost({ capabilities: [] });
  await open();
  expect(screen.getByText('Anunțurile de stoc nu sunt disponibile aici.')).toBeTruthy();
});

test('without a link the page says where it is, and leads to the shop', async () => {
  stubHost();
  await renderPage('/stock-alert');
  expect(await screen.findByText(/^Deschide linkul din e-mailul/)).toBeTruthy();
  const main = within(screen.getByRole('main'));
  const shop = await main.findByRole('link', { name: 'Vezi produsele' });
  expect(shop.getAttribute('href')).toBe('/products');
});
