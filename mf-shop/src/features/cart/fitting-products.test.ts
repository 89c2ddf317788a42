import { expect, test } from '@rstest/core';
import { sampleProduct } from '../../../test/sample-products.ts';
import { fittingProducts } from './fitting-products.ts';

const of = (product_name: string, price: number, stock_quantity = 5) =>
  sampleProduct({ product_id: product_name.length, product_name, price, stock_quantity });
const gap = (missingBani: number) => ({ missingBani, feeBani: 2000 });
const line = (product_name: string, price: number) => ({
  product_id: product_name.length,
  product_name,
  color: '',
  price,
  quantity: 1,
});
const names = ({ products }: ReturnType<typeof fittingProducts>) =>
  products.map(({ product_name }) => product_name);

test('those whose price comes closest to what is missing', () => {
  const products = [of('A', 349), of('BB', 20), of('CCC', 60), of('DDDD', 115)];
  expect(names(fittingProducts(products, [], gap(10_000)))).toEqual(['DDDD', 'CCC']);
});

test('one that is a trifle short leaves delivery to be paid, and stands behind those that are not', () => {
  const products = [of('A', 149.99), of('BB', 150.01), of('CCC', 165)];
  expect(names(fittingProducts(products, [], gap(15_000)))).toEqual(['BB', 'CCC']);
});

test('where next to nothing is missing, the cheapest', () => {
  const products = [of('A', 20), of('BB', 30), of('CCC', 60)];
  expect(names(fittingProducts(products, [line('Ruj', 60)], gap(1)))).toEqual(['A', 'BB']);
});

test('where none reaches it alone, the two that reach it together for least', () => {
  const products = [of('A', 189), of('BB', 150.01), of('CCC', 52), of('DDDD', 34.9)];
  const fitting = fittingProducts(products, [], gap(23_510));
  expect(names(fitting)).toEqual(['A', 'CCC']);
  expect(fitting.together).toBe(true);
});

test('two stand before one that reaches it alone only if they save more than a delivery', () => {
  const two = [of('A', 60), of('BB', 41)];
  const lines = [line('Ruj', 130)];
  const dear = fittingProducts([...two, of('CCC', 122)], lines, gap(10_000));
  expect([names(dear), dear.together]).toEqual([['A', 'BB'], true]);
  const near = fittingProducts([...two, of('CCC', 121)], lines, gap(10_000));
  expect([names(near), near.together]).toEqual([['CCC', 'A'], false]);
});

test('one that reaches it is among the two, however near others come without it', () => {
  const products = [of('A', 190), of('BB', 45), of('CCC', 40)];
  const fitting = fittingProducts(products, [line('Ruj', 190)], gap(10_000));
  expect([names(fitting), fitting.together]).toEqual([['A', 'BB'], false]);
});

test('where nothing reaches it, the nearest, and nobody says they would', () => {
  const fitting = fittingProducts([of('A', 10), of('BB', 20)], [], gap(10_000));
  expect([names(fitting), fitting.together]).toEqual([['BB', 'A'], false]);
});

test('what is in the cart, sold out or without a price is not offered', () => {
  const products = [
    of('A', 50),
    of('BB', 50, 0),
    { ...of('CCC', 60), price: null },
    of('DDDD', 70),
  ];
  expect(names(fittingProducts(products, [line('A', 50)], gap(5000)))).toEqual(['DDDD']);
});

test('what was just removed is not offered', () => {
  const products = [of('A', 50), of('BB', 60)];
  expect(names(fittingProducts(products, [], gap(5000), ['A']))).toEqual(['BB']);
});

test('a price beyond what is missing with its delivery is offered beside as dear a piece only', () => {
  const products = [of('A', 120), of('BB', 120.01)];
  expect(names(fittingProducts(products, [], gap(10_000)))).toEqual(['A']);
  const beside = fittingProducts(products, [line('Ruj', 120.01)], gap(10_000));
  expect(names(beside)).toEqual(['A', 'BB']);
});

/** The cart holds a lipstick of 60 RON. */
const CART = [line('Ruj mat', 60)];
const shop = (...others: readonly (readonly [string, number, string])[]) =>
  [['Ruj mat', 60, 'Machiaj'] as const, ...others].map(([name, price, category_name]) => ({
    ...of(name, price),
    category_name,
  }));

test('what is used with the cart comes before what only costs what is missing', () => {
  const products = shop(
    ['Lumânare', 100, 'Parfumuri'],
    ['Paletă de farduri', 101, 'Machiaj'],
    ['Luciu de buze', 119, 'Machiaj'],
  );
  const fitting = fittingProducts(products, CART, gap(10_000));
  expect(names(fitting)).toEqual(['Luciu de buze', 'Paletă de farduri']);
});

test('what is of its category comes before what only costs what is missing', () => {
  const products = shop(['Lumânare', 100, 'Parfumuri'], ['Mascara', 118, 'Machiaj']);
  const [first] = names(fittingProducts(products, CART, gap(10_000)));
  expect(first).toBe('Mascara');
});

test('what fits and comes short is offered with what reaches it', () => {
  const products = shop(
    ['Lumânare', 235, 'Parfumuri'],
    ['Luciu de buze', 52, 'Machiaj'],
    ['Paletă de farduri', 189, 'Machiaj'],
  );
  const fitting = fittingProducts(products, CART, gap(23_510));
  expect([names(fitting), fitting.together]).toEqual([
    ['Luciu de buze', 'Paletă de farduri'],
    true,
  ]);
  const alone = shop(['Lumânare', 240, 'Parfumuri'], ['Luciu de buze', 52, 'Machiaj']);
  expect(names(fittingProducts(alone, CART, gap(23_510)))).toEqual(['Luciu de buze', 'Lumânare']);
});

test('where nothing reaches it, what fits stands first', () => {
  const products = shop(['Lumânare', 90, 'Parfumuri'], ['Luciu de buze', 52, 'Machiaj']);
  expect(names(fittingProducts(products, CART, gap(23_510)))).toEqual([
    'Luciu de buze',
    'Lumânare',
  ]);
});

test('two that nothing but the price brings to the cart do not push out what fits', () => {
  const products = shop(
    ['Lumânare', 180, 'Parfumuri'],
    ['Apă de parfum', 349, 'Parfumuri'],
    ['Săruri', 79, 'Corp și baie'],
    ['Luciu de buze', 52, 'Machiaj'],
    ['Creion de buze', 39, 'Machiaj'],
  );
  const fitting = fittingProducts(products, CART, gap(24_000));
  expect([names(fitting), fitting.together]).toEqual([['Luciu de buze', 'Creion de buze'], false]);
});

test('two that fit and come short stand before one that fits with a stranger that reaches it', () => {
  const products = [
    { ...of('Șampon', 47), category_name: 'Păr' },
    { ...of('Balsam de păr', 49), category_name: 'Păr' },
    { ...of('Ulei de păr argan', 90), category_name: 'Păr' },
    { ...of('Paletă de farduri', 189), category_name: 'Machiaj' },
  ];
  const fitting = fittingProducts(products, [line('Șampon', 47)], gap(23_500));
  expect([names(fitting), fitting.together]).toEqual([
    ['Ulei de păr argan', 'Balsam de păr'],
    false,
  ]);
});
