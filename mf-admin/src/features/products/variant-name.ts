import { nameWithColor } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import { messages } from '../../messages.ts';

export const productName = ({ product_id, product_name }: Product): string =>
  product_name || messages.products.unnamed(product_id);

export const variantName = (product: Product): string =>
  nameWithColor(productName(product), product.color);
