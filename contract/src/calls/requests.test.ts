import { expect, test } from '@rstest/core';
import * as z from 'zod/mini';
import type { Schema } from '../call.ts';
import { createGuestWebsiteRequest } from './create-guest-website-request.ts';
import { createOrder } from './create-order.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import { createProduct } from './create-product.ts';
import { createWebsiteRequest } from './create-website-request.ts';
import { getOrder } from './get-order.ts';
import { googleLogin } from './google-login.ts';
import { listNotifications } from './list-notifications.ts';
import { login } from './login.ts';
import { register } from './register.ts';

/** Paths of the fields that a schema refuses, with the message of the first. */
function refusal(schema: Schema, value: unknown): { fields: string[]; message: string } | null {
  const result = z.safeParse(schema, value);
  if (result.success) return null;
  const issues = result.error.issues;
  return { fields: issues.map((issue) => issue.path.join('.')), message: issues[0]?.message ?? '' };
}

const order = {
  name: 'Ana Exemplu',
  email: 'ana@exemplu.ro',
  phone: '0712 345 678',
  zip: '010101',
  county: 'București - Sector 1',
  locality: 'București',
  address: 'Strada Exemplu 1',
  shippingCost: 20,
  products: [{ product_id: 1, quantity: 2 }],
};

test('an order with exactly the documented fields is accepted', () => {
  expect(z.parse(createOrder.body, order)).toEqual(order);
});

test.each([
  ['name', { name: '   ' }],
  ['email', { email: 'ana@' }],
  ['phone', { phone: '123' }],
  ['zip', { zip: '1234' }],
  ['county', { county: 'Sector 1' }],
  ['locality', { locality: '' }],
  ['address', { address: `a\0b` }],
  ['shippingCost', { shippingCost: -20 }],
  ['products', { products: [] }],
  ['products.0.quantity', { products: [{ product_id: 1, quantity: -1 }] }],
  ['products.0.quantity', { products: [{ product_id: 1, quantity: 0 }] }],
  ['products.0.quantity', { products: [{ product_id: 1, quantity: 1.5 }] }],
  ['products.0.quantity', { products: [{ product_id: 1, quantity: 1e9 }] }],
  ['products.0.product_id', { products: [{ product_id: 2 ** 31, quantity: 1 }] }],
  ['products.0.product_id', { products: [{ product_id: '1', quantity: 1 }] }],
  ['paymentIntentId', { paymentIntentId: "pi_'; drop table orders" }],
])('an order with a wrong %s is refused and the field named', (field, wrong) => {
  expect(refusal(createOrder.body, { ...order, ...wrong })?.fields).toEqual([field]);
});

test('a product that is listed twice in one order is refused', () => {
  const products = [
    { product_id: 1, quantity: 1 },
    { product_id: 1, quantity: 2 },
  ];
  expect(refusal(createOrder.body, { ...order, products })?.fields).toEqual(['products']);
});

test('texts are trimmed and the e-mail is in lower case', () => {
  const parsed = z.parse(createOrder.body, { ...order, name: ' Ana ', email: ' Ana@Exemplu.RO ' });
  expect(parsed).toMatchObject({ name: 'Ana', email: 'ana@exemplu.ro' });
});

test('the bare amount of the specification is a payment request; it is whole bani', () => {
  expect(refusal(createPaymentIntent.body, { amount: 2000 })).toBeNull();
  expect(refusal(createPaymentIntent.body, { amount: 20.5 })?.fields).toEqual(['amount']);
  expect(refusal(createPaymentIntent.body, { amount: 199 })?.fields).toEqual(['amount']);
});

test('the register page sends empty phone and address and the accepted terms; the checkout its address', () => {
  const person = { name: 'Ana', email: 'ana@exemplu.ro', password: 'parola-lunga' };
  expect(
    refusal(register.body, { ...person, phone: '', address: '', acceptTerms: true }),
  ).toBeNull();
  expect(refusal(register.body, { ...person, ...order })).toBeNull();
  expect(refusal(register.body, { ...person, acceptTerms: false })).toEqual({
    fields: ['acceptTerms'],
    message: 'Trebuie să accepți Termenii și Condițiile pentru a continua.',
  });
});

test('a short password is refused for a new account, not at sign-in', () => {
  const short = { email: 'ana@exemplu.ro', password: 'scurt' };
  expect(refusal(register.body, { ...short, name: 'Ana' })?.fields).toEqual(['password']);
  expect(refusal(login.body, short)).toBeNull();
});

test('missing answers of the questionnaire read as empty, so that all 18 keys are there', () => {
  const parsed = z.parse(createWebsiteRequest.body, {});
  expect(Object.keys(parsed)).toHaveLength(18);
  expect(parsed).toMatchObject({
    businessName: '',
    facturare: '',
    features: [],
    paymentMethod: [],
  });
});

test('an answer that is none of the options is refused', () => {
  expect(refusal(createWebsiteRequest.body, { hasLogo: 'da' })?.fields).toEqual(['hasLogo']);
  expect(refusal(createWebsiteRequest.body, { features: ['Blog'] })?.fields).toEqual([
    'features.0',
  ]);
});

test('a guest must say how to be reached', () => {
  expect(refusal(createGuestWebsiteRequest.body, {})?.fields).toEqual(['email', 'phone']);
});

test('a product needs every field and a picture, its colour comes from the list, its price is whole bani', () => {
  const product = {
    name: 'Ser',
    description: 'Ser de față',
    price: 19.99,
    stock_quantity: 3,
    category_id: 1,
    color: 'Coral',
    image_urls: ['https://fisiere.exemplu.ro/a.webp'],
  };
  expect(refusal(createProduct.body, product)).toBeNull();
  expect(refusal(createProduct.body, {})?.fields).toEqual(Object.keys(product));
  expect(refusal(createProduct.body, { ...product, color: 'roz bombon' })?.fields).toEqual([
    'color',
  ]);
  expect(refusal(createProduct.body, { ...product, price: 19.999 })?.fields).toEqual(['price']);
  expect(
    refusal(createProduct.body, { ...product, image_urls: ['https://eu:parola@a.ro/'] })?.fields,
  ).toEqual(['image_urls.0']);
  expect(
    refusal(createProduct.body, { ...product, image_urls: ['javascript:alert(1)'] })?.fields,
  ).toEqual(['image_urls.0']);
});

test('a number in a path is understood, anything else there is refused', () => {
  expect(z.parse(getOrder.params, { id: '17' })).toEqual({ id: 17 });
  for (const id of ['', '0', '-1', '1.5', '1e99', 'abc', '../1']) {
    expect(refusal(getOrder.params, { id })?.fields, id).toEqual(['id']);
  }
});

test('a page of notifications holds 50 unless another size is asked for', () => {
  expect(z.parse(listNotifications.query, {})).toEqual({ limit: 50 });
  expect(z.parse(listNotifications.query, { limit: '4' })).toEqual({ limit: 4 });
  expect(refusal(listNotifications.query, { limit: '5000' })?.fields).toEqual(['limit']);
});

test('a sign-in with Google comes back to a path of this site only', () => {
  expect(z.parse(googleLogin.query, { redirect: '/login' })).toEqual({ redirect: '/login' });
  expect(refusal(googleLogin.query, { redirect: '//rau.exemplu.ro' })?.fields).toEqual([
    'redirect',
  ]);
});
