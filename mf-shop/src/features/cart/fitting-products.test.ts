import { expect, test } from '@rstest/core';
import { sampleProduct } from '../../../test/sample-products.ts';
import { fittingProducts } from './fitting-products.ts';

const of = (product_name: string, price: number, stock_quantity = 5) =>
  sampleProduct({ product_id: product_name.length, product_name, price, stock_quantity });
const names = (products: ReturnType<typeof fittingProducts>) =>
  products.map(({ product_name }) => product_name);

test('those whose price comes closest to what is missing, first those that make delivery free', () => {
  const products = [of('A', 349), of('BB', 20), of('CCC', 60), of('DDDD', 150)];
  expect(names(fittingProducts(products, [], 10_000))).toEqual(['DDDD', 'CCC']);
});

test('what leaves a ban to be paid is not offered before what does not', () => {
  const products = [of('A', 149.99), of('BB', 150.01), of('CCC', 230)];
  expect(names(fittingProducts(products, [], 15_000))).toEqual(['BB', 'CCC']);
});

test('where next to nothing is missing, the cheapest', () => {
  const products = [of('A', 20), of('BB', 30), of('CCC', 60)];
  expect(names(fittingProducts(products, [], 1))).toEqual(['A', 'BB']);
});

test('what is in the cart, sold out or without a price is not offered', () => {
  const products = [
    of('A', 50),
    of('BB', 50, 0),
    { ...of('CCC', 60), price: null },
    of('DDDD', 70),
  ];
  const lines = [{ product_id: 1, product_name: 'A', color: '', price: 50, quantity: 1 }];
  expect(names(fittingProducts(products, lines, 5000))).toEqual(['DDDD']);
});
