/**
 * A line of the cart as kept in local storage under `cart` (docs/product.md#cart). Never sent, so it has no
 * schema; `parseCart` reads it.
 */
export interface CartLine {
  product_id: number;
  product_name: string;
  /** A CSS colour name, or empty. */
  color: string;
  /** RON per piece, VAT included. */
  price: number;
  /** Integer, at least 1. */
  quantity: number;
}
