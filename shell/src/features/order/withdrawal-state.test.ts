import { expect, test } from '@rstest/core';
import type { Order, OrderItem } from '@vitrina/contract/entities/order';
import { withdrawalState } from './withdrawal-state.ts';

const item = (changes: Partial<OrderItem> = {}): OrderItem => ({
  ...{ id: 7, product_name: 'Ruj', product_color: 'crimson', quantity: 3, price: 40 },
  ...changes,
});
const stateOf = (items: OrderItem[], masked = false) => {
  const buyer = { name: 'Ana', email: 'ana@exemplu.ro' };
  const order = { id: 300, ...buyer, page_key: 'key', shipping_cost: 20, items };
  return withdrawalState(order as Order, masked).withdrawalDraft;
};

test('the declaration is told the buyer, the way back and each line', () => {
  expect(stateOf([item({ returnable: 2, product_id: 1, image: '/ruj.webp' })])).toEqual({
    ...{ name: 'Ana', email: 'ana@exemplu.ro', orderNumber: '300', orderKey: 'key' },
    isUnshipped: false,
    shippingBani: 2000,
    lines: [
      {
        id: 7,
        name: 'Ruj (carmin)',
        price: expect.stringContaining('40,00'),
        priceBani: 4000,
        picture: { src: '/ruj.webp' },
        quantity: 3,
        remaining: 2,
      },
    ],
  });
});

test.each([
  ['Processing', true],
  ['Shipped', false],
])('of an order that is %s, stopping it is %j', (status, isUnshipped) => {
  const order = { id: 300, email: 'ana@exemplu.ro', status, items: [item()] };
  expect(withdrawalState(order as Order).withdrawalDraft.isUnshipped).toBe(isUnshipped);
});

test('a buyer who is only partly shown is not told', () => {
  expect(stateOf([item()], true)).toMatchObject({ name: '', email: '', orderNumber: '300' });
});

test.each([
  [undefined, 3],
  [null, 3],
  [0, 0],
  [9, 3],
  [-1, 0],
])('of three pieces, of which the host tells %j as left, %j are', (returnable, remaining) => {
  expect(stateOf([item({ returnable })]).lines).toMatchObject([{ remaining }]);
});

test.each([
  ['without its number', { id: null }],
  ['without its pieces', { quantity: null }],
  ['of a part of a piece', { quantity: 1.5 }],
])('a line %s cannot be chosen, so products are named in words', (_, changes) => {
  expect(stateOf([item({ id: 8 }), item(changes)]).lines).toBeNull();
});
