import type { Product } from '@vitrina/contract/entities/product';
import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { toBani } from '@vitrina/contract/rules/money';
import { isBuyable, isPriced, type PricedProduct } from '../catalog/buyable.ts';
import { fitOf } from '../catalog/goes-with.ts';
import { groupProducts } from '../catalog/group-products.ts';

const MAX_PRODUCTS = 2;

interface Fitting {
  products: readonly PricedProduct[];
  /** Neither makes delivery free, both do. */
  together: boolean;
}

type Chosen = readonly PricedProduct[];

interface Gap {
  /** Until delivery is free. */
  missingBani: number;
  /** What delivery costs until then. */
  feeBani: number;
}

/**
 * Two products that are not in the cart, the best fit first: what is used with it, then what is of its
 * categories. The first choice that brings the cart to free delivery is taken; what has nothing to do with the
 * cart is offered only where there are no two that fit. Neither is dear for this cart (docs/product.md#cart).
 * @param removed names of products that the buyer took out of the cart
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

/** What one product may cost, in bani: what is missing with the delivery it saves, or as much as one in the cart. */
const dearest = (lines: readonly CartLine[], { missingBani, feeBani }: Gap): number =>
  Math.max(missingBani + feeBani, ...lines.map(({ price }) => toBani(price)));

/** Of what is offered: used with the cart, and also of its categories. */
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
  // What only stands beside it in a bathroom is no reason to buy it now.
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
 * The two whose price is closest to what is missing, or two that reach it together, where that costs less by
 * more than a delivery. One that comes short stands behind those that are dearer by less than the delivery it
 * leaves to be paid.
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

/** One of `fitting` and another of `others` that reach it together for least; none where no two do. */
function cheapestPair(fitting: Chosen, others: Chosen, gap: Gap): Chosen {
  const rising = fitting.toSorted((a, b) => a.price - b.price);
  const falling = others.toSorted((a, b) => b.price - a.price);
  let best: Chosen = [];
  const compare = (one: PricedProduct | undefined, other: PricedProduct) => {
    if (!one || one === other || beyond(gap, one, other) < 0) return;
    if (best.length === 0 || beyond(gap, one, other) < beyond(gap, ...best)) best = [one, other];
  };
  // As the others get cheaper, only dearer ones reach it with them.
  let place = 0;
  for (const other of falling) {
    for (; place < rising.length; place += 1) {
      const one = rising[place];
      if (one && beyond(gap, one, other) >= 0) break;
    }
    compare(rising[place], other);
    // The cheapest may be the other one itself.
    compare(rising[place + 1], other);
  }
  return best;
}
