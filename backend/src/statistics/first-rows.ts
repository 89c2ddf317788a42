import type { SummedOrders } from './sum-orders.ts';

type Sold = SummedOrders['products'][number];

/** The `first` products by orders and by pieces. */
export function firstProducts(products: readonly Sold[], first: number): Sold[] {
  const byName = (a: Sold, b: Sold) => (a.name === b.name ? 0 : a.name < b.name ? -1 : 1);
  const most = (sort: (a: Sold, b: Sold) => number) =>
    products.toSorted((a, b) => sort(a, b) || byName(a, b)).slice(0, first);
  return [
    ...new Set([
      ...most((a, b) => b.orders - a.orders),
      ...most((a, b) => b.quantity - a.quantity),
    ]),
  ];
}

/** The `first` products with the most stock and with the least. */
export function firstStock<Row extends { stock_quantity: number }>(
  rows: readonly Row[],
  first: number,
): Row[] {
  const sorted = rows.toSorted((a, b) => b.stock_quantity - a.stock_quantity);
  return sorted.length <= 2 * first ? sorted : [...sorted.slice(0, first), ...sorted.slice(-first)];
}
