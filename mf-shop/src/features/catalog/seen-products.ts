import type { Product } from '@vitrina/contract/entities/product';
import { type FoundProduct, groupProducts } from './group-products.ts';

/** Products of viewed variants, each once, latest first. */
export function seenProducts(
  seen: readonly number[],
  products: readonly Product[],
): FoundProduct[] {
  const groups = groupProducts(products);
  const found = new Map<string, FoundProduct>();
  for (const id of seen) {
    const group = groups.find(({ variants }) => variants.some((one) => one.product_id === id));
    const variant = group?.variants.find((one) => one.product_id === id);
    if (group && variant && !found.has(group.name)) found.set(group.name, { group, variant });
  }
  return [...found.values()];
}
