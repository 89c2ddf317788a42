import { beforeEach, expect, test } from '@rstest/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { getSettings } from '@vitrina/contract/calls/get-settings';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { clearCart, replaceCart, tellChanges } from '@vitrina/shared-auth';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { SAMPLE_CATALOGUE } from '../../../test/sample-products.ts';
import * as product from '../../routes/product.tsx';
import * as products from '../../routes/products.tsx';
import { closeCartDrawer, openCartDrawer } from './cart-drawer-store.ts';

const SOAP = { product_id: 3, product_name: 'Săpun', color: '', price: 28.5, quantity: 1 };
const says = (fee: number, freeFrom: number | null) => ({
  delivery: { fee, freeFrom },
  closedDays: [],
});

beforeEach(() => {
  clearCart();
  closeCartDrawer();
  replaceCart([SOAP]);
});

async function openDrawer() {
  renderPath('/products', { '/products': products });
  act(() => openCartDrawer());
  return within(await screen.findByRole('dialog'));
}
/** Replaces the non-breaking space of a price. */
const sums = (drawer: Awaited<ReturnType<typeof openDrawer>>) =>
  drawer.getAllByRole('definition').map(({ textContent }) => textContent?.replace('\u00a0', ' '));

test('the cart costs what the host says, and hides the sum until it has said so', async () => {
  const host = stubHost();
  host.answers(listProducts, SAMPLE_CATALOGUE);
  const release = host.holdsBack(getSettings, says(12, 40));
  const drawer = await openDrawer();
  const list = drawer.getAllByRole('definition')[1]?.closest('dl');
  expect(list?.hasAttribute('data-unsettled')).toBe(true);
  release();
  await waitFor(() => expect(list?.hasAttribute('data-unsettled')).toBe(false));
  expect(sums(drawer)).toEqual(['28,50 RON', '12,00 RON', '40,50 RON']);
  expect(
    drawer.getByText('Mai adaugă produse de 11,50 RON și livrarea este gratuită.'),
  ).toBeTruthy();
  // A fee that was never shown has not changed.
  expect(drawer.queryByText('Coșul tău s-a schimbat')).toBeNull();
});

test('a fee that changes is told beside the new sum', async () => {
  const host = stubHost();
  host.answers(listProducts, SAMPLE_CATALOGUE);
  const drawer = await openDrawer();
  await waitFor(() => expect(sums(drawer)[1]).toBe('20,00 RON'));
  host.answers(getSettings, says(25, null));
  act(() => tellChanges([{ kind: 'setting', id: 1 }]));
  await drawer.findByText('Livrarea costă acum 25,00 RON (înainte 20,00 RON).');
  expect(sums(drawer)).toEqual(['28,50 RON', '25,00 RON', '53,50 RON']);
  // No subtotal gives free delivery.
  expect(drawer.queryByText(/livrarea este gratuită/)).toBeNull();
});

test('a host without settings is not asked, and the constants count', async () => {
  const host = stubHost({ capabilities: [] });
  host.answers(listProducts, SAMPLE_CATALOGUE);
  const drawer = await openDrawer();
  expect(sums(drawer)).toEqual(['28,50 RON', '20,00 RON', '48,50 RON']);
  expect(host.requestsOf(getSettings)).toEqual([]);
});

test('where the settings do not come the constants count', async () => {
  const host = stubHost();
  host.answers(listProducts, SAMPLE_CATALOGUE);
  host.refuses(getSettings, 404);
  const drawer = await openDrawer();
  const total = drawer.getAllByRole('definition')[1]?.closest('dl');
  await waitFor(() => expect(total?.dataset.unsettled).toBeUndefined());
  expect(sums(drawer)[1]).toBe('20,00 RON');
});

test.each([
  [says(12, 40), 'Livrare prin curier: 12,00 RON. Livrare gratuită de la 40,00 RON.'],
  [says(12, null), 'Livrare prin curier: 12,00 RON.'],
  [says(0, null), 'Livrare gratuită prin curier.'],
])('the page of a product says what delivery costs: %j', async (settings, sentence) => {
  const host = stubHost();
  host.answers(listProducts, SAMPLE_CATALOGUE);
  host.answers(getSettings, settings);
  renderPath('/product/3', { '/product': product });
  await screen.findByText(sentence);
});
