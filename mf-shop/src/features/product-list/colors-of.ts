import { colorName } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';

/** Distinct CSS colour names of the catalogue, by their Romanian names. */
export function colorsOf(products: readonly Product[]): string[] {
  const { compare } = new Intl.Collator('ro');
  const colors = products.map(({ color }) => color ?? '').filter(Boolean);
  return [...new Set(colors)].sort((a, b) => compare(colorName(a), colorName(b)));
}
