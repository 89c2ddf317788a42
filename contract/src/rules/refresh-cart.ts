import type { Cart, CartProduct } from './cart.ts';
import type { CartLine } from './cart-line.ts';
import { toBani } from './money.ts';

/** What became of a line since it was put into the cart. `line` is the line as it was. */
export type LineChange =
  /** The product is no longer sold, or sold out: the line is gone. */
  | { kind: 'gone'; line: CartLine }
  /** `now` is RON for one piece. */
  | { kind: 'price'; line: CartLine; now: number }
  /** Less is in stock than the line asked for; `now` is the quantity that is left in it. */
  | { kind: 'quantity'; line: CartLine; now: number };

interface RefreshedCart {
  /** The same list when nothing changed. */
  cart: Cart;
  changes: LineChange[];
}

/** Brings a cart into agreement with the catalogue, and tells line by line what changed. */
export function refreshCart(cart: Cart, products: readonly CartProduct[]): RefreshedCart {
  const byId = new Map(products.map((product) => [product.product_id, product]));
  const changes = cart.flatMap((line) => changesOf(line, byId.get(line.product_id)));
  if (changes.length === 0) return { cart, changes };
  const gone = new Set(changes.filter(({ kind }) => kind === 'gone').map(({ line }) => line));
  const refreshed = cart.filter((line) => !gone.has(line)).map((line) => applied(line, changes));
  return { cart: refreshed, changes };
}

function changesOf(line: CartLine, product: CartProduct | undefined): LineChange[] {
  if (!product || product.stock_quantity < 1) return [{ kind: 'gone', line }];
  const { price, stock_quantity: stock } = product;
  return [
    ...(toBani(price) === toBani(line.price) ? [] : [{ kind: 'price' as const, line, now: price }]),
    ...(line.quantity <= stock ? [] : [{ kind: 'quantity' as const, line, now: stock }]),
  ];
}

function applied(line: CartLine, changes: readonly LineChange[]): CartLine {
  const next = { ...line };
  for (const change of changes) {
    if (change.line !== line) continue;
    if (change.kind === 'price') next.price = change.now;
    if (change.kind === 'quantity') next.quantity = change.now;
  }
  return next;
}
