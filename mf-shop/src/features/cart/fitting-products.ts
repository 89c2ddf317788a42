import type { Product } from '@vitrina/contract/entities/product';
import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { toBani } from '@vitrina/contract/rules/money';
import { isBuyable, isPriced, type PricedProduct } from '../catalog/buyable.ts';
import { groupProducts } from '../catalog/group-products.ts';

const MOST = 2;

interface Fitting {
  products: readonly PricedProduct[];
  /** Neither makes delivery free, both do. */
  together: boolean;
}

/**
 * Two products that are not in the cart and bring it to free delivery, where the catalogue has such: the
 * one whose price is closest to what is missing, or two that reach it together, where that costs less by
 * more than a delivery. One that comes short stands behind those that are dearer by less than the delivery
 * it leaves to be paid (docs/product.md#cart).
 * @param missingBani until delivery is free
 * @param feeBani what delivery costs until then
 */
export function fittingProducts(
  products: readonly Product[],
  lines: readonly CartLine[],
  missingBani: number,
  feeBani: number,
): Fitting {
  const inCart = new Set(lines.map(({ product_name }) => product_name));
  const beyond = (...chosen: readonly PricedProduct[]) =>
    chosen.reduce((sum, { price }) => sum + toBani(price), -missingBani);
  const distance = (one: PricedProduct) => (beyond(one) < 0 ? feeBani - beyond(one) : beyond(one));
  const nearest = groupProducts(products)
    .filter(({ name }) => !inCart.has(name))
    .flatMap(({ variants }) => variants.filter(isBuyable).find(isPriced) ?? [])
    .sort((a, b) => distance(a) - distance(b));
  const reaching = nearest.find((one) => beyond(one) >= 0);
  const pair = nearestPair(
    nearest.filter((one) => beyond(one) < 0),
    missingBani,
  );
  if (pair && (!reaching || beyond(...pair) + feeBani < beyond(reaching)))
    return { products: pair, together: true };
  const first = nearest.slice(0, MOST);
  const isOffered = !reaching || first.includes(reaching);
  return {
    products: isOffered ? first : [reaching, ...first].slice(0, MOST),
    together: false,
  };
}

/** The two that are dearer by least together than what is missing, the dearer one first. */
function nearestPair(
  products: readonly PricedProduct[],
  missingBani: number,
): readonly PricedProduct[] | undefined {
  const rising = products.toSorted((a, b) => a.price - b.price);
  let best: { products: readonly PricedProduct[]; bani: number } | undefined;
  // From both ends: what two products come to only rises on the left, and only falls on the right.
  let left = 0;
  let right = rising.length - 1;
  while (left < right) {
    const [cheap, dear] = [rising[left], rising[right]];
    if (!cheap || !dear) break;
    const bani = toBani(cheap.price) + toBani(dear.price);
    if (bani < missingBani) left += 1;
    else {
      if (!best || bani < best.bani) best = { products: [dear, cheap], bani };
      right -= 1;
    }
  }
  return best?.products;
}
