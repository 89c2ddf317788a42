import { MAX_LINE_QUANTITY } from '../constants.ts';
import type { CartLine } from './cart-line.ts';

/*
 * Rules of the cart (docs/product.md#cart). The cart is the bare list of lines as it is stored; every
 * function answers a new list and leaves the given one alone, or the same list when nothing changes.
 */

export type Cart = readonly CartLine[];

/** What the cart needs to know of a variant. */
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

/** Pieces of one product in the cart. */
export const quantityInCart = (cart: Cart, productId: number): number =>
  cart.find((line) => line.product_id === productId)?.quantity ?? 0;

/** All pieces in the cart. */
export const cartCount = (cart: Cart): number =>
  cart.reduce((count, line) => count + line.quantity, 0);

/**
 * Adds pieces of a product: raises the quantity of its line, or appends one. Never more than its stock,
 * and never less than was there before. Name, price and colour of the line become the product's.
 * @example
 * const product = { product_id: 1, product_name: 'Ruj', color: 'coral', price: 19.9, stock_quantity: 5 };
 * const cart = addToCart([], product, 2);
 */
export function addToCart(cart: Cart, product: CartProduct, amount = 1): Cart {
  const before = quantityInCart(cart, product.product_id);
  const quantity = cap(before + amount, product.stock_quantity);
  // Said so that an amount which is no number changes nothing, either.
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
 * Sets the quantity of a line; below 1 removes it.
 * @param stock pieces in stock, where known: the quantity is capped at it
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

/** The cart without the pieces that were ordered: what was put into it meanwhile stays. */
export const withoutOrdered = (cart: Cart, ordered: Cart): Cart =>
  ordered.reduce(
    (rest, { product_id, quantity }) =>
      setQuantity(rest, product_id, quantityInCart(rest, product_id) - quantity),
    cart,
  );
