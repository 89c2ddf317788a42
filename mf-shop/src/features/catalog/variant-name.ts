import { colorName } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import { formatRon } from '@vitrina/contract/rules/money';
import { messages } from '../../messages.ts';

const text = messages.product;

/**
 * What each of `variants` is called among its siblings, by its number: its colour, and where that does
 * not tell it apart also its price, or its number. '' for the only variant of a product without colours.
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

/** What the choice between `variants` is about. */
export const variantsLabel = (variants: readonly Product[]): string =>
  variants.some(({ color }) => color) ? text.color : text.variant;

/** Name of product and colour, as cart and pictures say it. */
export const fullName = (product: {
  product_name: string;
  color?: string | null | undefined;
}): string =>
  product.color ? `${product.product_name}, ${colorName(product.color)}` : product.product_name;
