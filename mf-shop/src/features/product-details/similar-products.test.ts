import { expect, test } from '@rstest/core';
import type { Product } from '@vitrina/contract/entities/product';
import { sampleProduct } from '../../../test/sample-products.ts';
import { similarProducts } from './similar-products.ts';

let ids = 0;
const of = (product_name: string, given: Partial<Product> = {}) => {
  ids += 1;
  return sampleProduct({ product_id: ids, product_name, ...given } as never);
};
const shown = of('Ruj mat Catifea', { color: 'crimson', price: 50 });
const names = (products: Product[], of: Parameters<typeof similarProducts>[0] = shown) =>
  similarProducts(of, products).map(({ group }) => group.name);

test('the same kind comes before the rest of its category, then shade and price decide', () => {
  expect(
    names([
      shown,
      of('Fard', { color: 'crimson' }),
      of('Ruj scump', { color: 'firebrick', price: 500 }),
      of('Ruj albastru', { color: 'navy' }),
      of('Ruj apropiat', { color: 'firebrick' }),
      of('Săpun', { category_name: 'Corp', color: 'crimson' }),
    ]),
  ).toEqual(['Ruj apropiat', 'Ruj scump', 'Ruj albastru', 'Fard']);
});

test('of other kinds, what is used with it comes first, then what is worn with it', () => {
  expect(
    names([
      shown,
      of('Set de pensule', { color: 'crimson' }),
      of('Mascara', { color: 'firebrick' }),
      of('Luciu de buze', { color: 'navy', price: 500 }),
    ]),
  ).toEqual(['Luciu de buze', 'Mascara', 'Set de pensule']);
});

test('a small category is filled up from others, with what is used beside it first', () => {
  const polish = of('Ojă', { category_name: 'Unghii', color: 'crimson', price: 35 });
  const elsewhere = [
    of('Paletă', { color: 'crimson', price: 35 }),
    of('Rimel epuizat', { color: 'crimson', price: 35, stock_quantity: 0 }),
    of('Cremă de mâini', { category_name: 'Corp', color: 'navy', price: 300 }),
  ];
  const oil = of('Ulei de cuticule', { category_name: 'Unghii', color: 'navy', price: 300 });
  expect(names([polish, ...elsewhere, oil], polish)).toEqual([
    'Ulei de cuticule',
    'Cremă de mâini',
    'Paletă',
  ]);
});

test('what is sold out stands behind what can be bought of other categories', () => {
  const out = of('Ruj epuizat', { color: 'crimson', stock_quantity: 0 });
  const rest = ['Săpun', 'Ojă'].map((name) => of(name, { category_name: 'Altele' }));
  expect(names([out, ...rest]).at(-1)).toBe('Ruj epuizat');
});

test('a product stands there once, by its nearest shade that can be bought', () => {
  const near = of('Ruj lichid', { color: 'crimson', stock_quantity: 0 });
  const next = of('Ruj lichid', { color: 'firebrick' });
  const found = similarProducts(shown, [shown, of('Ruj lichid', { color: 'navy' }), near, next]);
  expect(found.map(({ variant }) => variant.product_id)).toEqual([next.product_id]);
});

test('what is sold out comes last, and there are four at most', () => {
  const out = of('Ruj epuizat', { color: 'crimson', stock_quantity: 0 });
  expect(names([out, of('Rimel'), of('Fard')]).at(-1)).toBe('Ruj epuizat');
  expect(names(['A', 'B', 'C', 'D', 'E'].map((name) => of(name)))).toHaveLength(4);
});

test('without a category the kind decides, without marks and in any case', () => {
  const bare = { product_name: 'Ruj vechi', category_name: null, color: null, price: null };
  expect(names([of('Fard', { category_name: null }), of('RUJ nou')], bare)).toEqual(['RUJ nou']);
});
