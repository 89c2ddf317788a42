/**
 * A line of the cart, in the form kept in local storage under `cart` (docs/product.md#cart).
 * It never travels, so it needs no schema: `parseCart` of `rules/cart` reads it.
 */
export interface CartLine {
  product_id: number;
  product_name: string;
  /** A CSS colour name, or empty. */
  color: string;
  /** RON for one piece, VAT included. */
  price: number;
  /** Whole number, at least 1. */
  quantity: number;
}
