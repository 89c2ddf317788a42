import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';

const serum = { product_id: 1, product_name: 'Ser', price: 89.9, stock_quantity: 3, color: 'gold' };
const cream = { product_id: 2, product_name: 'Cremă', price: 45, stock_quantity: 1 };

/** A fresh page: the module's state starts over, the storage stays. */
async function openPage() {
  rstest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('vitrina.instances'));
  return await import('./cart.ts');
}

const inStorage = (): unknown => JSON.parse(localStorage.getItem('cart') ?? 'null');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  rstest.unstubAllGlobals();
});

test('the cart is the bare list under its key, saved on each change and restored on load', async () => {
  const page = await openPage();
  page.addLine(serum, 2);
  expect(inStorage()).toEqual([
    { product_id: 1, product_name: 'Ser', color: 'gold', price: 89.9, quantity: 2 },
  ]);
  const reloaded = await openPage();
  expect(reloaded.useCart.getState().lines).toEqual(inStorage());
});

test('adding again raises the quantity, never above the stock', async () => {
  const { addLine, useCart } = await openPage();
  addLine(serum, 2);
  addLine(serum, 5);
  expect(useCart.getState().lines).toMatchObject([{ product_id: 1, quantity: 3 }]);
});

test('a quantity below 1 removes the line', async () => {
  const { addLine, setQuantity, useCart } = await openPage();
  addLine(serum);
  addLine(cream);
  setQuantity(1, 0);
  expect(useCart.getState().lines).toMatchObject([{ product_id: 2 }]);
});

test.each(['{', '"text"', '[{"product_id":"x"}]', 'null'])(
  'corrupt storage is an empty cart: %s',
  async (text) => {
    localStorage.setItem('cart', text);
    const { addLine, useCart } = await openPage();
    expect(useCart.getState().lines).toEqual([]);
    addLine(serum);
    expect(inStorage()).toMatchObject([{ product_id: 1, quantity: 1 }]);
  },
);

test('what another tab added is not lost by a change here', async () => {
  const { addLine, useCart } = await openPage();
  localStorage.setItem(
    'cart',
    JSON.stringify([{ product_id: 2, product_name: 'Cremă', color: '', price: 45, quantity: 1 }]),
  );
  addLine(serum);
  expect(useCart.getState().lines.map((line) => line.product_id)).toEqual([2, 1]);
});

test('a change in another tab shows here', async () => {
  const { addLine, useCart } = await openPage();
  addLine(serum);
  localStorage.setItem('cart', '[]');
  dispatchEvent(new StorageEvent('storage', { key: 'cart', storageArea: localStorage }));
  expect(useCart.getState().lines).toEqual([]);
});

test('a page that the browser kept and shows again has the cart of today', async () => {
  const { addLine, useCart } = await openPage();
  addLine(serum);
  // A page in the back/forward cache gets no storage events.
  localStorage.setItem('cart', '[]');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(useCart.getState().lines).toHaveLength(1);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(useCart.getState().lines).toEqual([]);
});

test('with full storage the cart goes on in the page', async () => {
  const { addLine, useCart } = await openPage();
  rstest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addLine(serum);
  addLine(cream);
  expect(useCart.getState().lines.map((line) => line.product_id)).toEqual([1, 2]);
  rstest.restoreAllMocks();
});

test('with local storage alone full, the cart lasts for the tab until local storage takes it again', async () => {
  const real = Storage.prototype.setItem;
  rstest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...item) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
    real.apply(this, item);
  });
  const first = await openPage();
  first.addLine(serum, 2);
  const next = await openPage();
  expect(next.useCart.getState().lines).toMatchObject([{ product_id: 1, quantity: 2 }]);
  rstest.restoreAllMocks();
  next.addLine(cream);
  expect(inStorage()).toMatchObject([{ product_id: 1 }, { product_id: 2 }]);
  const last = await openPage();
  localStorage.setItem('cart', '[]');
  dispatchEvent(new StorageEvent('storage', { key: 'cart', storageArea: localStorage }));
  expect(last.useCart.getState().lines).toEqual([]);
});
