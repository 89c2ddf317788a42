import { colorName } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import { formatRon } from '@vitrina/contract/rules/money';
import { messages } from '../../messages.ts';

const text = messages.product;

/**
 * Distinguishing name of each variant, by id: the colour, if ambiguous with the price or else the id. '' for
 * the only variant of a product without colours.
 */
export function variantNames(variants: readonly Product[]): ReadonlyMap<number, string> {
  const hasColors = variants.some(({ color }) => color);
  const colorOf = ({ color }: Product) =>
    color ? colorName(color) : hasColors ? text.noColor : '';
  const isAlone = (variant: Product, of: (other: Product) => unknown) =>
    variants.filter((other) => of(other) === of(variant)).length === 1;
  const nameOf = (variant: Product) => {
    const color = colorOf(variant);
    if (isAlone(variant, colorOf)) return color;
    const isToldByPrice =
      variant.price !== null && isAlone(variant, (one) => `${colorOf(one)} ${one.price}`);
    const detail = isToldByPrice ? formatRon(variant.price) : text.numbered(variant.product_id);
    return color ? `${color}, ${detail}` : detail;
  };
  return new Map(variants.map((variant) => [variant.product_id, nameOf(variant)]));
}

export const variantsLabel = (variants: readonly Product[]): string =>
  variants.some(({ color }) => color) ? text.color : text.variant;

/** Product and colour, for cart and alternative texts. */
export const fullName = (product: {
  product_name: string;
  color?: string | null | undefined;
}): string =>
  product.color ? `${product.product_name}, ${colorName(product.color)}` : product.product_name;
