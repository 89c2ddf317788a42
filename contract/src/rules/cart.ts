import { MAX_LINE_QUANTITY } from '../constants.ts';
import type { CartLine } from './cart-line.ts';

/*
 * Rules of the cart (docs/product.md#cart), which is the stored list of lines. Functions never modify their
 * argument: they return a new list, or the same one when nothing changes.
 */

/** Lines of a cart, oldest first; at most one per variant. */
export type Cart = readonly CartLine[];

/** The part of a variant that the cart needs. */
export interface CartProduct {
  readonly product_id: number;
  readonly product_name: string;
  /** RON, VAT included. */
  readonly price: number;
  readonly stock_quantity: number;
  readonly color?: string | null | undefined;
}

const cap = (quantity: number, stock: number): number =>
  Math.min(Math.trunc(quantity), stock, MAX_LINE_QUANTITY);

/**
 * Pieces of a product in the cart.
 * @example
 * const product = { product_id: 1, product_name: 'Ruj', color: 'coral', price: 19.9, stock_quantity: 5 };
 * const pieces = quantityInCart(addToCart([], product, 2), 1); // 2
 */
export const quantityInCart = (cart: Cart, productId: number): number =>
  cart.find((line) => line.product_id === productId)?.quantity ?? 0;

/**
 * Total number of pieces.
 * @example
 * const product = { product_id: 1, product_name: 'Ruj', color: 'coral', price: 19.9, stock_quantity: 5 };
 * const pieces = cartCount(addToCart([], product, 2)); // 2
 */
export const cartCount = (cart: Cart): number =>
  cart.reduce((count, line) => count + line.quantity, 0);

/**
 * Adds pieces of a product: raises the quantity of its line, or appends one. Limited by stock, but never
 * below the quantity before. The line takes the product's current name, price and colour.
 * @example
 * const product = { product_id: 1, product_name: 'Ruj', color: 'coral', price: 19.9, stock_quantity: 5 };
 * const cart = addToCart([], product, 2);
 */
export function addToCart(cart: Cart, product: CartProduct, amount = 1): Cart {
  const before = quantityInCart(cart, product.product_id);
  const quantity = cap(before + amount, product.stock_quantity);
  // Negated, so that NaN changes nothing either.
  if (!(quantity > before)) return cart;
  const line: CartLine = {
    product_id: product.product_id,
    product_name: product.product_name,
    color: product.color ?? '',
    price: product.price,
    quantity,
  };
  if (before === 0) return [...cart, line];
  return cart.map((other) => (other.product_id === line.product_id ? line : other));
}

/**
 * Sets a line's quantity; below 1 removes it.
 * @param stock caps the quantity; undefined when unknown
 */
export function setQuantity(
  cart: Cart,
  productId: number,
  quantity: number,
  stock = MAX_LINE_QUANTITY,
): Cart {
  const capped = cap(quantity, stock);
  if (Number.isNaN(capped)) return cart;
  if (capped < 1) return removeFromCart(cart, productId);
  return cart.map((line) => (line.product_id === productId ? { ...line, quantity: capped } : line));
}

/** The cart without the line of a product. */
export const removeFromCart = (cart: Cart, productId: number): Cart =>
  cart.filter((line) => line.product_id !== productId);

/** The cart without ordered pieces; pieces added meanwhile stay. */
export const withoutOrdered = (cart: Cart, ordered: Cart): Cart =>
  ordered.reduce(
    (rest, { product_id, quantity }) =>
      setQuantity(rest, product_id, quantityInCart(rest, product_id) - quantity),
    cart,
  );
