import { expect, test } from '@rstest/core';
import * as z from 'zod/mini';
import { createOrder } from './create-order.ts';
import { deleteProduct } from './delete-product.ts';
import { listAllCommissions } from './list-all-commissions.ts';
import { listOrders } from './list-orders.ts';
import { listProducts } from './list-products.ts';
import { listUsers } from './list-users.ts';

test('a product of a bare host is read: numbers written as text, no category, no pictures', () => {
  const bare = {
    product_id: '7',
    product_name: 'Ser',
    price: '19.90',
    stock_quantity: '3',
    images: null,
  };
  expect(z.parse(listProducts.response, [bare])).toEqual([
    { product_id: 7, product_name: 'Ser', price: 19.9, stock_quantity: 3, images: null },
  ]);
});

test('keys that the contract does not know are dropped', () => {
  const [user] = z.parse(listUsers.response, [
    { id: 1, email: 'ana@exemplu.ro', role: 'user', password_hash: 'x' },
  ]);
  expect(user).toEqual({ id: 1, email: 'ana@exemplu.ro', role: 'user' });
});

test('an order of a host that knows only the specification is read', () => {
  const order = {
    id: 1,
    created_at: '2026-08-03T10:00:00Z',
    status: 'Processing',
    email: 'ana@exemplu.ro',
    county: 'Cluj',
    total_price: '120.00',
    items: [{ id: 1, product_name: 'Ser', quantity: 1, price: '100.00' }],
  };
  expect(z.parse(listOrders.response, { orders: [order] }).orders[0]?.total_price).toBe(120);
});

test('a paid flag may be a number', () => {
  const row = {
    commission_id: 1,
    period_start: '2026-07-01',
    period_end: '2026-07-31',
    commission: 660,
    paid: 0,
  };
  expect(z.parse(listAllCommissions.response, [row])[0]?.paid).toBe(false);
});

test.each([
  ['a page of HTML', '<!doctype html>'],
  ['a wrong shape', { data: [] }],
  ['no price', [{ product_id: 1, product_name: 'Ser', stock_quantity: 1 }]],
  [
    'a price that is no number',
    [{ product_id: 1, product_name: 'Ser', stock_quantity: 1, price: 'x' }],
  ],
])('%s instead of a product list is refused', (_, answer) => {
  expect(z.safeParse(listProducts.response, answer).success).toBe(false);
});

test('where only the ok status counts, any body is accepted', () => {
  for (const body of [undefined, null, '', 'OK', [], { message: 'Șters', id: 3 }]) {
    expect(z.safeParse(deleteProduct.response, body).success).toBe(true);
  }
  expect(z.parse(createOrder.response, { orderId: 5 })).toEqual({ orderId: 5 });
  expect(z.parse(createOrder.response, 'Created')).toEqual({});
});
