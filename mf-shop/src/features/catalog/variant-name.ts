import { colorName } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import { messages } from '../../messages.ts';

/** What a variant is called among its siblings: its colour, or its place where it has none. */
export const variantName = ({ color }: Product, position: number): string =>
  color ? colorName(color) : messages.product.variant(position + 1);

/** Name of product and colour, as cart and pictures say it. */
export const fullName = (product: {
  product_name: string;
  color?: string | null | undefined;
}): string =>
  product.color ? `${product.product_name}, ${colorName(product.color)}` : product.product_name;
