import { nameWithColor } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import { messages } from '../../messages.ts';

/** Its name; where it has none, its number stands for it. */
export const productName = ({ product_id, product_name }: Product): string =>
  product_name || messages.products.unnamed(product_id);

/** What a variant is called where all variants are listed. */
export const variantName = (product: Product): string =>
  nameWithColor(productName(product), product.color);
