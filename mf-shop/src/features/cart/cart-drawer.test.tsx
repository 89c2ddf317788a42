import { beforeEach, expect, test } from '@rstest/core';
import { act, cleanup, screen, within } from '@testing-library/react';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { addLine, clearCart, replaceCart, useCart } from '@vitrina/shared-auth';
import { openCart } from '@vitrina/shared-auth/per-package/cart-opener';
import { renderPath } from '@vitrina/shared-auth/testing/render-path';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { SAMPLE_CATALOGUE, sampleProduct } from '../../../test/sample-products.ts';
import * as products from '../../routes/products.tsx';
import { closeCartDrawer, openCartDrawer } from './cart-drawer-store.ts';
import { useRemovedNames } from './remove-with-undo.ts';

const SOAP = { product_id: 3, product_name: 'Săpun', color: '', price: 28.5, quantity: 1 };
const LIPSTICK = { product_id: 2, product_name: 'Ruj', color: 'crimson', price: 50, quantity: 2 };
const ids = () => useCart.getState().lines.map(({ product_id }) => product_id);

/** The product list with the open drawer. */
async function openDrawer() {
  const page = renderPath('/products', { '/products': products });
  act(() => openCartDrawer());
  return { ...page, drawer: within(await screen.findByRole('dialog')) };
}

beforeEach(() => {
  clearCart();
  closeCartDrawer();
  useRemovedNames.setState([], true);
});

test('the drawer shows lines, what is missing for free shipping, and the total', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  replaceCart([LIPSTICK, SOAP]);
  const { drawer } = await openDrawer();
  expect(screen.getByRole('dialog', { name: 'Coșul tău: 3 produse' })).toBeTruthy();
  expect(
    drawer.getByText('Mai adaugă produse de 171,50 RON și livrarea este gratuită.'),
  ).toBeTruthy();
  expect(drawer.getByText('148,50 RON')).toBeTruthy();
});

test('one press adds a product that brings the cart to free delivery, and it takes the focus', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  replaceCart([SOAP]);
  const { drawer, user } = await openDrawer();
  expect(await drawer.findByText('Completează coșul pentru livrare gratuită')).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Adaugă în coș: Ruj, carmin' }));
  expect(ids()).toEqual([3, 2]);
  expect(drawer.getByText('Adăugat în coș: Ruj, carmin')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Ruj');
  // No product is left to suggest.
  expect(drawer.queryByText('Completează coșul pentru livrare gratuită')).toBeNull();
});

test('two products that reach free delivery together are said to, then the one that is left', async () => {
  const [ruj, soap] = [
    sampleProduct({ product_id: 2, product_name: 'Ruj', color: null, price: 180 }),
    sampleProduct({ product_id: 3, product_name: 'Săpun', color: null, price: 28.5 }),
  ];
  const cream = sampleProduct({ product_id: 4, product_name: 'Cremă', color: null, price: 95 });
  stubHost().answers(listProducts, [ruj, soap, cream]);
  replaceCart([SOAP]);
  const { drawer, user } = await openDrawer();
  expect(await drawer.findByText('Împreună ajungi la livrarea gratuită.')).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Adaugă în coș: Ruj' }));
  expect(drawer.queryByText('Împreună ajungi la livrarea gratuită.')).toBeNull();
  expect(drawer.getByText('Cu Cremă livrarea este gratuită.')).toBeTruthy();
});

test('where delivery is free already no product is offered for it', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  replaceCart([LIPSTICK, { ...SOAP, quantity: 10 }]);
  const { drawer } = await openDrawer();
  expect(await drawer.findByText('Livrarea este gratuită pentru comanda ta.')).toBeTruthy();
  expect(drawer.queryByRole('button', { name: /^Adaugă în coș/ })).toBeNull();
});

test('a press on a link to the cart opens it beside the page, and nothing once the page is left', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const press = () => {
    const event = new MouseEvent('click', { cancelable: true });
    act(() => openCart(event));
    return event.defaultPrevented;
  };
  renderPath('/products', { '/products': products });
  await screen.findByText('2 produse');
  expect(press()).toBe(true);
  expect(await screen.findByRole('dialog', { name: 'Coșul tău' })).toBeTruthy();
  cleanup();
  expect(press()).toBe(false);
});

test('what was removed comes back with one press, and has the focus until then', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  replaceCart([LIPSTICK, SOAP]);
  const { drawer, user } = await openDrawer();
  await user.click(drawer.getByRole('button', { name: 'Șterge din coș: Ruj, carmin' }));
  expect(ids()).toEqual([3]);
  expect(drawer.getByText('Șters din coș: Ruj, carmin')).toBeTruthy();
  const undo = drawer.getByRole('button', { name: 'Anulează' });
  expect(document.activeElement).toBe(undo);
  await user.click(undo);
  expect(ids()).toEqual([2, 3]);
  expect(drawer.queryByText('Șters din coș: Ruj, carmin')).toBeNull();
});

test('what was removed is not offered towards free delivery, also when the drawer opens again', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  replaceCart([LIPSTICK, SOAP]);
  const { drawer, user } = await openDrawer();
  await user.click(drawer.getByRole('button', { name: 'Șterge din coș: Ruj, carmin' }));
  await screen.findByText('2 produse', { selector: '[role=status]' });
  expect(drawer.queryByRole('button', { name: /^Adaugă în coș/ })).toBeNull();
  act(closeCartDrawer);
  act(() => openCartDrawer());
  const again = within(await screen.findByRole('dialog'));
  expect(again.queryByRole('button', { name: /^Adaugă în coș/ })).toBeNull();
  act(() => useRemovedNames.setState([], true));
  expect(again.getByRole('button', { name: 'Adaugă în coș: Ruj, carmin' })).toBeTruthy();
});

test('each of several removals can be undone, in any order', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  replaceCart([LIPSTICK, SOAP]);
  const { drawer, user } = await openDrawer();
  await user.click(drawer.getByRole('button', { name: 'Șterge din coș: Ruj, carmin' }));
  await user.click(drawer.getByRole('button', { name: 'Șterge din coș: Săpun' }));
  const undoOf = (name: string) =>
    within(drawer.getByText(`Șters din coș: ${name}`).parentElement as HTMLElement).getByRole(
      'button',
      { name: 'Anulează' },
    );
  expect(document.activeElement).toBe(undoOf('Săpun'));
  await user.click(undoOf('Ruj, carmin'));
  expect(ids()).toEqual([2]);
  await user.click(undoOf('Săpun'));
  expect(ids()).toEqual([2, 3]);
  expect(drawer.queryByText(/^Șters din coș/)).toBeNull();
});

test('what is added anew ends its removal, and no other', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  replaceCart([LIPSTICK, SOAP]);
  const { drawer, user } = await openDrawer();
  await user.click(drawer.getByRole('button', { name: 'Șterge din coș: Ruj, carmin' }));
  await user.click(drawer.getByRole('button', { name: 'Șterge din coș: Săpun' }));
  act(() => replaceCart([SOAP]));
  expect(drawer.queryByText('Șters din coș: Săpun')).toBeNull();
  expect(drawer.getByText('Șters din coș: Ruj, carmin')).toBeTruthy();
});

test('the notice of an addition ends with any later change of the cart', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  replaceCart([LIPSTICK, SOAP]);
  const { drawer, user } = await openDrawer();
  act(() => openCartDrawer('Adăugat în coș: Săpun'));
  expect(drawer.getByText('Adăugat în coș: Săpun')).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Șterge din coș: Ruj, carmin' }));
  expect(drawer.queryByText('Adăugat în coș: Săpun')).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Anulează' }));
  expect(ids()).toEqual([2, 3]);
  expect(drawer.queryByText('Adăugat în coș: Săpun')).toBeNull();
});

test('the last line can be brought back too', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  replaceCart([SOAP]);
  const { drawer, user } = await openDrawer();
  await user.click(drawer.getByRole('button', { name: 'Șterge din coș: Săpun' }));
  expect(drawer.getByText('Nu există produse în coș')).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Anulează' }));
  expect(ids()).toEqual([3]);
});

test('a product that is newer than the catalogue of this page stays in the cart', async () => {
  const host = stubHost();
  host.answers(listProducts, SAMPLE_CATALOGUE);
  replaceCart([SOAP]);
  const { drawer } = await openDrawer();
  await drawer.findByText('Mai adaugă produse de 271,50 RON și livrarea este gratuită.');
  const polish = { ...SOAP, product_id: 9, product_name: 'Ojă' };
  host.answers(listProducts, [
    ...SAMPLE_CATALOGUE,
    sampleProduct({ product_id: 9, product_name: 'Ojă', color: null, price: 30 }),
  ]);
  const asked = host.requestsOf(listProducts).length;
  // Stands in for a change by another window.
  act(() => replaceCart([SOAP, polish]));
  expect(await drawer.findByText('Ojă costă acum 30,00 RON (înainte 28,50 RON).')).toBeTruthy();
  expect(ids()).toEqual([3, 9]);
  expect(host.requestsOf(listProducts).length).toBe(asked + 1);
});

test('opening asks the catalogue anew, and says line by line what changed', async () => {
  const host = stubHost();
  host.answers(listProducts, [
    sampleProduct({ product_id: 2, product_name: 'Ruj', color: 'crimson', stock_quantity: 1 }),
    sampleProduct({ product_id: 3, product_name: 'Săpun', color: null, price: 30 }),
  ]);
  replaceCart([LIPSTICK, SOAP, { ...SOAP, product_id: 9, product_name: 'Ojă' }]);
  const { drawer } = await openDrawer();
  expect(await drawer.findByText('Coșul tău s-a schimbat')).toBeTruthy();
  expect(
    drawer.getByText('Ruj, carmin: a mai rămas 1 bucată, iar cantitatea a fost redusă.'),
  ).toBeTruthy();
  expect(drawer.getByText('Săpun costă acum 30,00 RON (înainte 28,50 RON).')).toBeTruthy();
  expect(drawer.getByText('Ojă nu mai este disponibil și a fost scos din coș.')).toBeTruthy();
  expect(useCart.getState().lines.map(({ quantity, price }) => [quantity, price])).toEqual([
    [1, 50],
    [1, 30],
  ]);
});

test('the plus stops at the stock, also when another tab has raised the quantity', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  addLine(sampleProduct({ product_id: 2, product_name: 'Ruj', color: 'crimson' }));
  const { drawer, user } = await openDrawer();
  const more = await drawer.findByRole('button', { name: 'Crește cantitatea' });
  await user.click(more);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  // Stands in for another tab: it writes the storage, and the browser notifies this one.
  const newValue = JSON.stringify([{ ...LIPSTICK, quantity: 7 }]);
  localStorage.setItem('cart', newValue);
  act(
    () =>
      void window.dispatchEvent(
        new StorageEvent('storage', { key: 'cart', newValue, storageArea: localStorage }),
      ),
  );
  expect(
    await drawer.findByText('Ruj, carmin: au mai rămas 2 bucăți, iar cantitatea a fost redusă.'),
  ).toBeTruthy();
  expect(useCart.getState().lines[0]?.quantity).toBe(2);
});

test('without an answer of the catalogue the cart stands, and asks again on request', async () => {
  const host = stubHost();
  host.refuses(listProducts, 403);
  replaceCart([SOAP]);
  const { drawer, user } = await openDrawer();
  expect(await drawer.findByText('Eroare la obținerea produselor.')).toBeTruthy();
  expect(ids()).toEqual([3]);
  host.answers(listProducts, SAMPLE_CATALOGUE);
  await user.click(drawer.getByRole('button', { name: 'Reîncearcă' }));
  expect(await screen.findByText('2 produse', { selector: '[role=status]' })).toBeTruthy();
  expect(drawer.queryByText('Eroare la obținerea produselor.')).toBeNull();
});

test('leaving the page closes the drawer', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  replaceCart([SOAP]);
  const { router } = await openDrawer();
  await act(() => router.navigate('/products/altundeva'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a page that the browser kept comes back without the drawer, and is left as it stands', async () => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  replaceCart([SOAP]);
  await openDrawer();
  const pass = (name: string) =>
    act(() => dispatchEvent(Object.assign(new Event(name), { persisted: true })));
  // The browser stores the scroll position now: closing would move it.
  pass('pagehide');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  pass('pageshow');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a line whose price cannot be read any more leaves the cart, and is named', async () => {
  stubHost({ capabilities: [] }).answersAs(listProducts, [
    { product_id: 2, product_name: 'Ruj', color: 'crimson', price: 'la cerere', stock_quantity: 5 },
    { product_id: 3, product_name: 'Săpun', price: '28.5', stock_quantity: 'multe' },
  ]);
  replaceCart([LIPSTICK, SOAP]);
  const { drawer } = await openDrawer();
  const gone = 'nu mai este disponibil și a fost scos din coș.';
  expect(await drawer.findByText(`Ruj, carmin ${gone}`)).toBeTruthy();
  expect(drawer.getByText(`Săpun ${gone}`)).toBeTruthy();
  expect(ids()).toEqual([]);
});

test('a cart that is more than one order can be says so, where the host has that bound', async () => {
  const catalogue = SAMPLE_CATALOGUE.map((row) => ({ ...row, stock_quantity: 50 }));
  stubHost().answers(listProducts, catalogue);
  replaceCart([{ ...LIPSTICK, quantity: 21 }]);
  const { drawer } = await openDrawer();
  expect(
    drawer.getByText('Într-o comandă încap cel mult 20 de bucăți din Ruj, carmin.'),
  ).toBeTruthy();
  cleanup();
  stubHost({ capabilities: [] }).answers(listProducts, catalogue);
  const other = await openDrawer();
  expect(other.drawer.queryByText(/încap cel mult/)).toBeNull();
});

test.each([
  ['a typed word', { typed: true }],
  ['a chosen shade', { keepFocus: true }],
])('%s that reaches the address after the drawer opened leaves it open', async (_, state) => {
  stubHost().answers(listProducts, SAMPLE_CATALOGUE);
  const { router } = await openDrawer();
  await act(() => router.navigate('/products?cauta=ruj', { state }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
