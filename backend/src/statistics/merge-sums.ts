import { noSums, type SummedOrders } from './sum-orders.ts';

type Sold = SummedOrders['products'][number];

/**
 * Merges the sums of parts into those of the whole period. No order or day is in two parts.
 * @param parts in the order of their days
 */
export function mergeSums(parts: readonly SummedOrders[]): SummedOrders {
  const sums = noSums();
  const products = new Map<string, Map<string, Sold>>();
  const statuses = new Map<string, number>();
  const counties = new Map<string, number>();
  for (const part of parts) {
    sums.orders += part.orders;
    sums.revenue += part.revenue;
    sums.days.push(...part.days);
    for (const sold of part.products) addSold(products, sold);
    for (const { status, orders } of part.statuses) add(statuses, status, orders);
    for (const { county, orders } of part.counties) add(counties, county, orders);
  }
  sums.products = [...products.values()].flatMap((colors) => [...colors.values()]);
  sums.statuses = [...statuses].map(([status, orders]) => ({ status, orders }));
  sums.counties = [...counties].map(([county, orders]) => ({ county, orders }));
  return sums;
}

const add = (sums: Map<string, number>, name: string, orders: number) =>
  sums.set(name, (sums.get(name) ?? 0) + orders);

function addSold(products: Map<string, Map<string, Sold>>, sold: Sold): void {
  const colors = products.get(sold.name);
  const known = colors?.get(sold.color);
  if (known) {
    known.orders += sold.orders;
    known.quantity += sold.quantity;
  } else if (colors) colors.set(sold.color, { ...sold });
  else products.set(sold.name, new Map([[sold.color, { ...sold }]]));
}
