import type { Product } from '@vitrina/contract/entities/product';
import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { toBani } from '@vitrina/contract/rules/money';
import { isBuyable, isPriced, type PricedProduct } from '../catalog/buyable.ts';
import { groupProducts } from '../catalog/group-products.ts';

const MOST = 2;

/**
 * Two products that are not in the cart and whose price comes closest to what is missing. One that would
 * still leave delivery to be paid comes behind those of up to twice that price.
 * @param missingBani until delivery is free
 */
export function fittingProducts(
  products: readonly Product[],
  lines: readonly CartLine[],
  missingBani: number,
): PricedProduct[] {
  const inCart = new Set(lines.map(({ product_name }) => product_name));
  const distance = ({ price }: PricedProduct) => {
    const over = toBani(price) - missingBani;
    return over >= 0 ? over : missingBani - over;
  };
  return groupProducts(products)
    .filter(({ name }) => !inCart.has(name))
    .flatMap(({ variants }) => variants.filter(isBuyable).find(isPriced) ?? [])
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MOST);
}
