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

export interface CartState {
  lines: Cart;
}

export const cartInstance = claimInstance('shared-auth/cart');

/** The tab's own cart comes first: it is there only while local storage takes none. */
const stored = (): Cart => parseCart(readJson('cart', 'tab') ?? readJson('cart'));

/** The cart. Kept under `cart` as the bare list on each change, in step across tabs. */
export const useCart = create<CartState>(() => ({ lines: [] }));
// Not as the initial state: that is what a prerendered page is hydrated with.
useCart.setState({ lines: stored() });

/** Whether the last change reached the storage; when it did not (blocked, full), the page's own lines count. */
let inStorage = true;

function change(next: (cart: Cart) => Cart): void {
  // Another tab may have written since: its lines are the ground of the change, not ours.
  const lines = next(inStorage ? stored() : useCart.getState().lines);
  inStorage = keep(lines);
  useCart.setState({ lines });
}

/** Where local storage is full, the cart lasts as long as the tab: the checkout is another document. */
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

/** Sets the quantity of a line, at most `stock` where it is known; below 1 removes the line. */
export const setQuantity = (productId: number, quantity: number, stock?: number): void =>
  change((cart) => withQuantity(cart, productId, quantity, stock));

export const removeLine = (productId: number): void =>
  change((cart) => removeFromCart(cart, productId));

/** Replaces all lines: after a check against the host's products, or to undo. */
export const replaceCart = (lines: Cart): void => change(() => lines);

export const clearCart = (): void => change(() => []);

onOtherTab(['cart'], () => useCart.setState({ lines: stored() }));
