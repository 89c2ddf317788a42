import { change, drop, missing, type Oddity, set, text } from './oddity.ts';

const same = { of: 'product', harm: 'none' } as const;
const spoilt = { of: 'product', harm: 'row' } as const;
const unsellable = { of: 'product', harm: 'price' } as const;

export const PRODUCT_ODDITIES = {
  'product: id as text': { ...same, change: change('product_id', text) },
  'product: price as text': {
    ...same,
    change: change('price', (value) => (typeof value === 'number' ? value.toFixed(2) : value)),
  },
  'product: stock as text': { ...same, change: change('stock_quantity', text) },
  'product: category id as text': { ...same, change: change('category_id', text) },
  'product: no pictures': { ...same, change: drop('images') },
  'product: pictures null': { ...same, change: set('images', null) },
  'product: pictures empty text': { ...same, change: set('images', '') },
  'product: pictures as JSON text': { ...same, change: change('images', (v) => JSON.stringify(v)) },
  'product: one picture as text': {
    ...same,
    change: change('images', (value) => (Array.isArray(value) ? (value[0] ?? '') : value)),
  },
  'product: pictures [null]': { ...same, change: set('images', [null]) },
  'product: no description': { ...same, change: drop('product_description') },
  'product: description null': { ...same, change: set('product_description', null) },
  'product: color empty': { ...same, change: set('color', '') },

  'product: row null': { ...unsellable, change: missing },
  'product: no id': { ...unsellable, change: drop('product_id') },
  'product: no name': { ...spoilt, change: drop('product_name') },
  'product: name null': { ...spoilt, change: set('product_name', null) },
  'product: name a number': { ...spoilt, change: set('product_name', 4711) },
  'product: color a number': { ...spoilt, change: set('color', 7) },
  'product: category null': {
    ...spoilt,
    change: (row) => ({ ...row, category_id: null, category_name: null }),
  },
  'product: stock 2.5': { ...spoilt, change: set('stock_quantity', 2.5) },
  'product: stock null': { ...spoilt, change: set('stock_quantity', null) },
  'product: stock negative': { ...spoilt, change: set('stock_quantity', -1) },
  'product: price with a comma': {
    ...spoilt,
    change: change('price', (value) => String(value).replace('.', ',')),
  },
  'product: no price': { ...unsellable, change: drop('price') },
  'product: price null': { ...unsellable, change: set('price', null) },
  'product: price empty text': { ...unsellable, change: set('price', '') },
  'product: price 0': { ...unsellable, change: set('price', 0) },
  'product: price "0.00"': { ...unsellable, change: set('price', '0.00') },
  'product: price -5': { ...unsellable, change: set('price', -5) },
  'product: price "abc"': { ...unsellable, change: set('price', 'abc') },
  'product: price "NaN"': { ...unsellable, change: set('price', 'NaN') },
  'product: price a list': { ...unsellable, change: set('price', [12]) },
} as const satisfies Record<string, Oddity>;
