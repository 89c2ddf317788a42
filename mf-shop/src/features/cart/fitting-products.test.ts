import { expect, test } from '@rstest/core';
import { sampleProduct } from '../../../test/sample-products.ts';
import { fittingProducts } from './fitting-products.ts';
import { goesWith } from './goes-with.ts';

const of = (product_name: string, price: number, stock_quantity = 5) =>
  sampleProduct({ product_id: product_name.length, product_name, price, stock_quantity });
const FEE_BANI = 2000;
const names = ({ products }: ReturnType<typeof fittingProducts>) =>
  products.map(({ product_name }) => product_name);

test('those whose price comes closest to what is missing', () => {
  const products = [of('A', 349), of('BB', 20), of('CCC', 60), of('DDDD', 150)];
  expect(names(fittingProducts(products, [], 10_000, FEE_BANI))).toEqual(['DDDD', 'CCC']);
});

test('one that is a trifle short leaves delivery to be paid, and stands behind those that are not', () => {
  const products = [of('A', 149.99), of('BB', 150.01), of('CCC', 165)];
  expect(names(fittingProducts(products, [], 15_000, FEE_BANI))).toEqual(['BB', 'CCC']);
});

test('where next to nothing is missing, the cheapest', () => {
  const products = [of('A', 20), of('BB', 30), of('CCC', 60)];
  expect(names(fittingProducts(products, [], 1, FEE_BANI))).toEqual(['A', 'BB']);
});

test('where none reaches it alone, the two that reach it together for least', () => {
  const products = [of('A', 189), of('BB', 150.01), of('CCC', 52), of('DDDD', 34.9)];
  const fitting = fittingProducts(products, [], 23_510, FEE_BANI);
  expect(names(fitting)).toEqual(['A', 'CCC']);
  expect(fitting.together).toBe(true);
});

test('two stand before one that reaches it alone only if they save more than a delivery', () => {
  const two = [of('A', 60), of('BB', 41)];
  const dear = fittingProducts([...two, of('CCC', 122)], [], 10_000, FEE_BANI);
  expect([names(dear), dear.together]).toEqual([['A', 'BB'], true]);
  const near = fittingProducts([...two, of('CCC', 121)], [], 10_000, FEE_BANI);
  expect([names(near), near.together]).toEqual([['CCC', 'A'], false]);
});

test('one that reaches it is among the two, however near others come without it', () => {
  const products = [of('A', 400), of('BB', 45), of('CCC', 40)];
  const fitting = fittingProducts(products, [], 10_000, FEE_BANI);
  expect([names(fitting), fitting.together]).toEqual([['A', 'BB'], false]);
});

test('where nothing reaches it, the nearest, and nobody says they would', () => {
  const fitting = fittingProducts([of('A', 10), of('BB', 20)], [], 10_000, FEE_BANI);
  expect([names(fitting), fitting.together]).toEqual([['BB', 'A'], false]);
});

test('what is in the cart, sold out or without a price is not offered', () => {
  const products = [
    of('A', 50),
    of('BB', 50, 0),
    { ...of('CCC', 60), price: null },
    of('DDDD', 70),
  ];
  const lines = [{ product_id: 1, product_name: 'A', color: '', price: 50, quantity: 1 }];
  expect(names(fittingProducts(products, lines, 5000, FEE_BANI))).toEqual(['DDDD']);
});

test.each([
  ['Ruj mat', 'Luciu de buze', 'Ruj satinat'],
  ['Creion de buze', 'Ruj mat', 'Creion de ochi'],
  ['Fond de ten', 'Pudră', 'Mascara'],
  ['Fond de ten', 'Set de pensule', 'Ruj mat'],
  ['Ojă', 'Ulei de cuticule', 'Ulei de păr'],
  ['Șampon', 'Balsam de păr', 'Balsam de buze'],
  ['Săpun', 'Cremă de corp', 'Cremă de zi'],
])('with %s goes %s, not %s', (inCart, with_, not) => {
  const goes = goesWith([inCart]);
  expect([with_, inCart, not].map(goes)).toEqual([true, false, false]);
});

/** With a lipstick of 60 RON in the cart. */
const CART = [{ product_id: 8, product_name: 'Ruj mat', color: '', price: 60, quantity: 1 }];
const shop = (...others: readonly (readonly [string, number, string])[]) =>
  [['Ruj mat', 60, 'Machiaj'] as const, ...others].map(([name, price, category_name]) => ({
    ...of(name, price),
    category_name,
  }));

test('what is used with the cart comes before what only costs what is missing', () => {
  const products = shop(
    ['Lumânare', 100, 'Parfumuri'],
    ['Paletă de farduri', 101, 'Machiaj'],
    ['Luciu de buze', 130, 'Machiaj'],
  );
  const fitting = fittingProducts(products, CART, 10_000, FEE_BANI);
  expect(names(fitting)).toEqual(['Luciu de buze', 'Paletă de farduri']);
});

test('what is of its category comes before what only costs what is missing', () => {
  const products = shop(['Lumânare', 100, 'Parfumuri'], ['Mascara', 140, 'Machiaj']);
  const [first] = names(fittingProducts(products, CART, 10_000, FEE_BANI));
  expect(first).toBe('Mascara');
});

test('what fits and comes short is offered with what reaches it', () => {
  const products = shop(
    ['Lumânare', 235, 'Parfumuri'],
    ['Luciu de buze', 52, 'Machiaj'],
    ['Paletă de farduri', 189, 'Machiaj'],
  );
  const fitting = fittingProducts(products, CART, 23_510, FEE_BANI);
  expect([names(fitting), fitting.together]).toEqual([
    ['Luciu de buze', 'Paletă de farduri'],
    true,
  ]);
  const alone = shop(['Lumânare', 240, 'Parfumuri'], ['Luciu de buze', 52, 'Machiaj']);
  expect(names(fittingProducts(alone, CART, 23_510, FEE_BANI))).toEqual([
    'Luciu de buze',
    'Lumânare',
  ]);
});

test('where nothing reaches it, what fits stands first', () => {
  const products = shop(['Lumânare', 90, 'Parfumuri'], ['Luciu de buze', 52, 'Machiaj']);
  expect(names(fittingProducts(products, CART, 23_510, FEE_BANI))).toEqual([
    'Luciu de buze',
    'Lumânare',
  ]);
});
