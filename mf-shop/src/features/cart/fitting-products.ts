import type { Product } from '@vitrina/contract/entities/product';
import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { toBani } from '@vitrina/contract/rules/money';
import { isBuyable, isPriced, type PricedProduct } from '../catalog/buyable.ts';
import { fitOf } from '../catalog/goes-with.ts';
import { groupProducts } from '../catalog/group-products.ts';

const MAX_PRODUCTS = 2;

interface Fitting {
  products: readonly PricedProduct[];
  /** True when only both together make delivery free. */
  together: boolean;
}

type Chosen = readonly PricedProduct[];

interface Gap {
  /** Amount missing for free delivery. */
  missingBani: number;
  /** Delivery fee below that amount. */
  feeBani: number;
}

/**
 * Suggests two products that are not in the cart, best fit first: products used with it, then products of its
 * categories. Takes the first choice that reaches free delivery. Unrelated products are suggested only when
 * fewer than two fit. Nothing too expensive for this cart is suggested (docs/product.md#cart).
 * @param removed names of products that the buyer removed
 */
export function fittingProducts(
  products: readonly Product[],
  lines: readonly CartLine[],
  gap: Gap,
  removed: readonly string[] = [],
): Fitting {
  const most = dearest(lines, gap);
  const inCart = lines.map((line) => line.product_name);
  const offered = groupProducts(products)
    .filter(({ name }) => !inCart.includes(name) && !removed.includes(name))
    .flatMap(({ variants }) => variants.filter(isBuyable).find(isPriced) ?? [])
    .filter(({ price }) => toBani(price) <= most);
  const [used, alike] = byFit(products, inCart, offered);
  const fits = [
    closest(used, gap),
    cheapestPair(used, alike, gap),
    closest(alike, gap),
    alike.length < MAX_PRODUCTS ? cheapestPair(alike, offered, gap) : [],
  ];
  const rest = closest(offered, gap);
  const reaching = (alike.length > 0 ? fits : [rest]).find(
    (chosen) => chosen.length > 0 && beyond(gap, ...chosen) >= 0,
  );
  const chosen = [...new Set([...(reaching ?? []), ...fits.flat(), ...rest])].slice(
    0,
    MAX_PRODUCTS,
  );
  return {
    products: chosen,
    together: beyond(gap, ...chosen) >= 0 && chosen.every((one) => beyond(gap, one) < 0),
  };
}

/** Price limit in bani: the missing amount plus the saved fee, or the dearest product in the cart. */
const dearest = (lines: readonly CartLine[], { missingBani, feeBani }: Gap): number =>
  Math.max(missingBani + feeBani, ...lines.map(({ price }) => toBani(price)));

/** Of the offered products: those used with the cart, and those plus products of its categories. */
function byFit(
  products: readonly Product[],
  inCart: readonly string[],
  offered: Chosen,
): [used: Chosen, alike: Chosen] {
  const categories = new Set(
    products
      .filter((one) => inCart.includes(one.product_name))
      .map(({ category_name }) => category_name),
  );
  const fit = fitOf(inCart);
  // Products that only share a bathroom shelf are no reason to buy now.
  const isUsed = ({ product_name }: PricedProduct) => fit(product_name) > 1;
  const used = offered.filter(isUsed);
  const alike = offered.filter(
    (one) => isUsed(one) || (one.category_name && categories.has(one.category_name)),
  );
  return [used, alike];
}

const beyond = ({ missingBani }: Gap, ...chosen: Chosen): number =>
  chosen.reduce((sum, { price }) => sum + toBani(price), -missingBani);

/**
 * The two products with prices closest to the missing amount; or two that reach it only together, when that is
 * cheaper by more than the fee. The distance of a product that falls short includes the fee that remains to be
 * paid.
 */
function closest(products: Chosen, gap: Gap): Chosen {
  const over = (one: PricedProduct) => beyond(gap, one);
  const distance = (one: PricedProduct) => (over(one) < 0 ? gap.feeBani - over(one) : over(one));
  const nearest = products.toSorted((a, b) => distance(a) - distance(b));
  const reaching = nearest.find((one) => over(one) >= 0);
  const short = nearest.filter((one) => over(one) < 0);
  const pair = cheapestPair(short, short, gap);
  if (pair.length > 0 && (!reaching || beyond(gap, ...pair) + gap.feeBani < over(reaching)))
    return pair.toSorted((a, b) => b.price - a.price);
  const first = nearest.slice(0, MAX_PRODUCTS);
  return !reaching || first.includes(reaching)
    ? first
    : [reaching, ...first].slice(0, MAX_PRODUCTS);
}

/**
 * The cheapest pair of one from `fitting` and another from `others` that reaches the amount; empty without one.
 */
function cheapestPair(fitting: Chosen, others: Chosen, gap: Gap): Chosen {
  const rising = fitting.toSorted((a, b) => a.price - b.price);
  const falling = others.toSorted((a, b) => b.price - a.price);
  let best: Chosen = [];
  const compare = (one: PricedProduct | undefined, other: PricedProduct) => {
    if (!one || one === other || beyond(gap, one, other) < 0) return;
    if (best.length === 0 || beyond(gap, one, other) < beyond(gap, ...best)) best = [one, other];
  };
  // Two pointers: the cheaper the other product, the dearer this one must be.
  let place = 0;
  for (const other of falling) {
    for (; place < rising.length; place += 1) {
      const one = rising[place];
      if (one && beyond(gap, one, other) >= 0) break;
    }
    compare(rising[place], other);
    // The cheapest may be the same product.
    compare(rising[place + 1], other);
  }
  return best;
}
