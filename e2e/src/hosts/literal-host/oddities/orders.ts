import { change, drop, each, missing, type Oddity, set, text } from './oddity.ts';

const same = { of: 'order', harm: 'none' } as const;
const spoilt = { of: 'order', harm: 'row' } as const;

export const ORDER_ODDITIES = {
  'order: id as text': { ...same, change: change('id', text) },
  'order: total as text': {
    ...same,
    change: change('total_price', (value) =>
      typeof value === 'number' ? value.toFixed(2) : value,
    ),
  },
  'order: item numbers as text': {
    ...same,
    change: change(
      'items',
      each((item) => ({
        ...item,
        id: text(item.id),
        quantity: text(item.quantity),
        price: text(item.price),
      })),
    ),
  },
  'order: item colors null': {
    ...same,
    change: change(
      'items',
      each((item) => ({ product_color: null, ...item })),
    ),
  },
  'order: items as JSON text': { ...same, change: change('items', (v) => JSON.stringify(v)) },
  'order: status in capitals': {
    ...same,
    change: change('status', (value) => String(value).toUpperCase()),
  },

  'order: row null': { ...spoilt, change: missing },
  'order: no id': { ...spoilt, change: drop('id') },
  'order: unknown status': { ...spoilt, change: set('status', 'On hold') },
  'order: no status': { ...spoilt, change: drop('status') },
  'order: status null': { ...spoilt, change: set('status', null) },
  'order: no e-mail': { ...spoilt, change: drop('email') },
  'order: e-mail null': { ...spoilt, change: set('email', null) },
  'order: no items': { ...spoilt, change: drop('items') },
  'order: items null': { ...spoilt, change: set('items', null) },
  'order: items [null]': { ...spoilt, change: set('items', [null]) },
  'order: item without name and price': {
    ...spoilt,
    change: change(
      'items',
      each((item) => ({ ...item, product_name: null, price: null })),
    ),
  },
  'order: no date': { ...spoilt, change: drop('created_at') },
  'order: date null': { ...spoilt, change: set('created_at', null) },
  'order: date of zeros': { ...spoilt, change: set('created_at', '0000-00-00 00:00:00') },
  'order: county null': { ...spoilt, change: set('county', null) },
  'order: total null': { ...spoilt, change: set('total_price', null) },
  'order: total "abc"': { ...spoilt, change: set('total_price', 'abc') },
} as const satisfies Record<string, Oddity>;
