import { colorName } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';

/** Variants of a product share its name; with the colour each is told apart. */
export const variantName = ({ product_name, color }: Product): string =>
  color ? `${product_name} (${colorName(color)})` : product_name;
