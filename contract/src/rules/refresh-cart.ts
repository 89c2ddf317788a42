import type { Cart, CartProduct } from './cart.ts';
import type { CartLine } from './cart-line.ts';
import { toBani } from './money.ts';

/** Change of a line since it was added; `line` is the line before. */
export type LineChange =
  /** No longer sold, or sold out: the line is removed. */
  | { kind: 'gone'; line: CartLine }
  /** `now`: RON per piece. */
  | { kind: 'price'; line: CartLine; now: number }
  /** Fewer in stock than in the line; `now` is the new quantity. */
  | { kind: 'quantity'; line: CartLine; now: number };

interface RefreshedCart {
  /** The same list when nothing changed. */
  cart: Cart;
  changes: LineChange[];
}

/** Updates a cart from the catalogue, and lists the changes line by line. */
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
