import { expect, test } from '@rstest/core';
import { sampleProduct } from '../../../test/sample-products.ts';
import { fittingProducts } from './fitting-products.ts';

const of = (product_name: string, price: number, stock_quantity = 5) =>
  sampleProduct({ product_id: product_name.length, product_name, price, stock_quantity });
const FEE_BANI = 2000;
const names = (products: ReturnType<typeof fittingProducts>) =>
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
