import { expect, test } from '@rstest/core';
import { declaredAmount } from './declared-amount.ts';

const line = (id: number, priceBani: number | null, quantity: number, remaining = quantity) => ({
  ...{ id, name: 'Ruj', price: '', picture: undefined },
  ...{ priceBani, quantity, remaining },
});
const LINES = [line(7, 4000, 3), line(8, 1900, 1)];
const declaration = { name: 'Ana', email: 'ana@exemplu.ro', orderNumber: '300', products: '' };
const part = (...pieces: (readonly [itemId: number, quantity: number])[]) => ({
  ...declaration,
  products: 'în cuvinte',
  lines: pieces.map(([itemId, quantity]) => ({ itemId, quantity })),
});

test('the chosen pieces at their price, without the delivery', () => {
  expect(declaredAmount(part([7, 2]), LINES, 2000)).toMatchObject({
    goodsBani: 8000,
    shippingBani: 0,
    totalBani: 8000,
  });
});

test('the whole order with its delivery', () => {
  for (const whole of [declaration, part([7, 3], [8, 1])])
    expect(declaredAmount(whole, LINES, 2000)?.totalBani).toBe(15_900);
});

test('the rest of an order without the delivery: what became of the other pieces is not known', () => {
  expect(
    declaredAmount(part([7, 2], [8, 1]), [line(7, 4000, 3, 2), line(8, 1900, 1)], 2000),
  ).toEqual({ goodsBani: 9900, shippingBani: 0, totalBani: 9900 });
});

test('without a known order, or with a price that cannot be read, there is none', () => {
  expect(declaredAmount(declaration, null, 2000)).toBeNull();
  expect(declaredAmount(declaration, [line(7, null, 3)], 2000)).toBeNull();
});
