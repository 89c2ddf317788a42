import { nameWithColor } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';

/** What a variant is called where all variants are listed. */
export const variantName = ({ product_name, color }: Product): string =>
  nameWithColor(product_name, color);
