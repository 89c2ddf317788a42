import {
  addToCart,
  type Cart,
  type CartProduct,
  removeFromCart,
  setQuantity as withQuantity,
} from '@vitrina/contract/rules/cart';
import { parseCart } from '@vitrina/contract/rules/parse-cart';
import { create } from 'zustand';
import { claimInstance } from './instance.ts';
import { onOtherTab, readJson, remove, writeJson } from './storage.ts';

/** State of `useCart`. */
export interface CartState {
  lines: Cart;
}

/** Id of the running copy; two different ones mean the module was loaded twice. */
export const cartInstance = claimInstance('shared-auth/cart');

/** The tab's own cart takes precedence: it exists only while local storage fails. */
const stored = (): Cart => parseCart(readJson('cart', 'tab') ?? readJson('cart'));

/**
 * The cart. Stored under `cart` as a plain list on each change, synchronised across tabs.
 * @example const pieces = useCart(({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0));
 */
export const useCart = create<CartState>(() => ({ lines: [] }));
// Not the initial state, which must equal the prerendered page's.
useCart.setState({ lines: stored() });

/** Whether the last change was stored; if not (blocked, full), the in-memory lines count. */
let inStorage = true;

function change(next: (cart: Cart) => Cart): void {
  // Another tab may have changed the cart: its stored lines are the base.
  const lines = next(inStorage ? stored() : useCart.getState().lines);
  inStorage = keep(lines);
  useCart.setState({ lines });
}

/** With full local storage the cart lasts as long as the tab, because the checkout is another document. */
function keep(lines: Cart): boolean {
  if (!writeJson('cart', lines)) return writeJson('cart', lines, 'tab');
  remove('cart', 'tab');
  return true;
}

/**
 * Adds `amount` pieces of `product`, at most as many as are in stock.
 * @example
 * const product = { product_id: 1, product_name: 'Ruj', color: 'coral', price: 19.9, stock_quantity: 5 };
 * addLine(product, 2);
 */
export const addLine = (product: CartProduct, amount = 1): void =>
  change((cart) => addToCart(cart, product, amount));

/**
 * Sets a line's quantity in pieces, at most `stock` if known; below 1 removes the line.
 * @example setQuantity(1207, 3, 5); // 3 pieces, of 5 in stock
 */
export const setQuantity = (productId: number, quantity: number, stock?: number): void =>
  change((cart) => withQuantity(cart, productId, quantity, stock));

/**
 * Removes the line of a product.
 * @example removeLine(1207);
 */
export const removeLine = (productId: number): void =>
  change((cart) => removeFromCart(cart, productId));

/**
 * Replaces all lines, after a check against the catalogue, or for undo.
 * @example
 * const before = useCart.getState().lines;
 * removeLine(1207);
 * const undo = () => replaceCart(before);
 */
export const replaceCart = (lines: Cart): void => change(() => lines);

/**
 * Removes all lines.
 * @example clearCart(); // once the order is placed
 */
export const clearCart = (): void => change(() => []);

onOtherTab(['cart'], () => useCart.setState({ lines: stored() }));
