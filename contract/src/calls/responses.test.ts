import { expect, test } from '@rstest/core';
import * as z from 'zod/mini';
import { strictForm } from '../strict-form.ts';
import { createBusiness } from './create-business.ts';
import { createGuestWebsiteRequest } from './create-guest-website-request.ts';
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
    { product_id: 7, product_name: 'Ser', price: 19.9, stock_quantity: 3, images: [] },
  ]);
});

test.each([
  null,
  undefined,
  '',
  'abc',
  0,
  -5,
  'NaN',
  Infinity,
  '0x10',
  '1e2',
  '1.234',
  '12,50',
  true,
  [5],
  '0.004',
  1e300,
])('a price of %s is no price', (price) => {
  const [product] = z.parse(listProducts.response, [{ product_id: 1, price }]);
  expect(product?.price).toBe(null);
});

test.each([
  ['', []],
  ['["https://f.test/a.png"]', ['https://f.test/a.png']],
  ['https://f.test/a.png', ['https://f.test/a.png']],
  [[null, 'https://f.test/a.png', ''], ['https://f.test/a.png']],
  [
    { 0: 'https://f.test/a.png', 2: 'https://f.test/b.png' },
    ['https://f.test/a.png', 'https://f.test/b.png'],
  ],
  ['[broken', []],
  [7, []],
])('pictures written as %j are read as %j', (images, read) => {
  const [product] = z.parse(listProducts.response, [{ product_id: 1, images }]);
  expect(product?.images).toEqual(read);
});

test.each([
  ['2.5', 2],
  [2.5, 2],
  [null, 0],
  [-3, 0],
  ['x', 0],
])('%j in stock are %i whole pieces', (stock_quantity, pieces) => {
  const [product] = z.parse(listProducts.response, [{ product_id: 1, stock_quantity }]);
  expect(product?.stock_quantity).toBe(pieces);
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

test('an order keeps a state that is not known here, and is read without what it lacks', () => {
  const [odd] = z.parse(listOrders.response, {
    orders: [{ id: '9', status: 'on hold', created_at: 'ieri', total_price: null, items: null }],
  }).orders;
  expect(odd).toMatchObject({ id: 9, status: 'on hold', created_at: null, total_price: null });
  expect(odd?.items).toEqual([]);
  expect(odd?.email).toBe('');
});

const ITEM = { product_name: 'Ser', quantity: 1, price: 5 };
const NOTHING_READ = { product_name: '', quantity: null, price: null };

test.each([
  ['JSON text', JSON.stringify([ITEM]), [ITEM]],
  ['numbered keys', { 0: ITEM, 2: ITEM }, [ITEM, ITEM]],
  ['nothing in it', [null, ITEM], [NOTHING_READ, ITEM]],
  ['a text', 'trei produse', []],
  ['broken JSON', '[{"product_name":', []],
  ['a number', 3, []],
])('items of an order written as %s cost no order', (_, items, read) => {
  const [order] = z.parse(listOrders.response, { orders: [{ id: 1, items }] }).orders;
  expect(order?.items).toEqual(read);
});

test.each([
  ['SHIPPED', 'Shipped'],
  ['shipped', 'Shipped'],
  ['', null],
  [undefined, null],
])('the state %j is read as %j', (status, read) => {
  expect(z.parse(listOrders.response, { orders: [{ id: 1, status }] }).orders[0]?.status).toBe(
    read,
  );
});

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2026-03-01 10:00:00', '2026-03-01T10:00:00'],
  ['2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z'],
  ['01.03.2026', null],
  ['2026-13-77', null],
  [1_772_000_000, null],
])('the date %j is read as %j', (created_at, read) => {
  const [order] = z.parse(listOrders.response, { orders: [{ id: 1, created_at }] }).orders;
  expect(order?.created_at).toBe(read);
});

test('a numeric phone, zip or CIF is a text; a role has no case, and an unknown one is none', () => {
  const users = z.parse(listUsers.response, [
    { id: 1, email: 'ana@exemplu.ro', role: 'USER', phone: 712345678, zip: 10101, cif: 1234567 },
    { id: 2, email: 'dan@exemplu.ro', role: 'superadmin' },
  ]);
  expect(users[0]).toMatchObject({
    role: 'user',
    phone: '712345678',
    zip: '10101',
    cif: '1234567',
  });
  expect(users[1]?.role).toBe(null);
});

test.each([null, 'gold', [{ percent: '9' }], {}])('tiers %j cost no row', (tiers) => {
  const [row] = z.parse(listAllCommissions.response, [{ commission_id: 1, commission: 5, tiers }]);
  expect(row).toMatchObject({ commission: 5, tiers: null });
});

test('a request that was taken stays so, whatever comes of the account beside it', () => {
  const answer = { message: 'ok', token: 'abc', user: { id: 'a-7', email: 'ana@exemplu.ro' } };
  expect(z.parse(createGuestWebsiteRequest.response, answer)).toMatchObject({ user: null });
  expect(strictForm(createGuestWebsiteRequest.response).safeParse(answer).success).toBe(false);
});

test('a company that was added stays so where the host does not answer it', () => {
  expect(z.parse(createBusiness.response, { message: 'ok' })).toEqual({ data: null });
  expect(strictForm(createBusiness.response).safeParse({ message: 'ok' }).success).toBe(false);
});

test.each([null, {}, ''])('%j instead of a list is an empty one', (orders) => {
  expect(z.parse(listOrders.response, { orders }).orders).toEqual([]);
});

test.each([
  ['0', false],
  ['1', true],
  [0, false],
  ['false', false],
  [null, false],
  [true, true],
])('a paid flag may be %j', (paid, read) => {
  const row = { commission_id: 1, period_start: '2026-07-01', commission: 660, paid };
  expect(z.parse(listAllCommissions.response, [row])[0]?.paid).toBe(read);
});

test.each([
  ['a page of HTML', '<!doctype html>'],
  ['a wrong shape', { data: [] }],
  ['a row without a number', [{ product_name: 'Ser', price: 5 }]],
  ['a row with a number of letters', [{ product_id: 'abc', product_name: 'Ser', price: 5 }]],
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

test('the strict form takes only what the contract promises', () => {
  const promised = strictForm(listProducts.response);
  const row = { product_id: 1, product_name: 'Ser', price: 5, stock_quantity: 1 };
  expect(z.safeParse(promised, [row]).success).toBe(true);
  for (const odd of [
    { price: '5' },
    { price: -5 },
    { product_id: '1' },
    { stock_quantity: 1.5 },
    { images: 'a' },
    { product_name: undefined },
  ])
    expect(z.safeParse(promised, [{ ...row, ...odd }]).success, JSON.stringify(odd)).toBe(false);
});
