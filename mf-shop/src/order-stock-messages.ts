import { countOf } from '@vitrina/contract/rules/plural';

/** Texts of the panel beside an order in the console. */
export const orderStockMessages = {
  title: 'În magazin, acum',
  inStock: (count: number) => `${countOf(count, 'bucată', 'bucăți')} în stoc`,
  soldOut: 'Stoc epuizat',
  notSold: 'Nu mai este în catalog',
  unknown: 'Catalogul nu a putut fi încărcat.',
} as const;
