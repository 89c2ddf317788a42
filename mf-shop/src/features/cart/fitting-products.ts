import type { Product } from '@vitrina/contract/entities/product';
import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { toBani } from '@vitrina/contract/rules/money';
import { isBuyable, isPriced, type PricedProduct } from '../catalog/buyable.ts';
import { groupProducts } from '../catalog/group-products.ts';

const MOST = 2;

/**
 * Two products that are not in the cart and whose price comes closest to what is missing. One that
 * comes short stands behind those that are dearer by less than the delivery it leaves to be paid.
 * @param missingBani until delivery is free
 * @param feeBani what delivery costs until then
 */
export function fittingProducts(
  products: readonly Product[],
  lines: readonly CartLine[],
  missingBani: number,
  feeBani: number,
): PricedProduct[] {
  const inCart = new Set(lines.map(({ product_name }) => product_name));
  const distance = ({ price }: PricedProduct) => {
    const beyond = toBani(price) - missingBani;
    return beyond < 0 ? feeBani - beyond : beyond;
  };
  return groupProducts(products)
    .filter(({ name }) => !inCart.has(name))
    .flatMap(({ variants }) => variants.filter(isBuyable).find(isPriced) ?? [])
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MOST);
}
