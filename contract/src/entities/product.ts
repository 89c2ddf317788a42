import * as z from 'zod/mini';
import {
  addresses,
  anyText,
  id,
  maybeId,
  maybeText,
  number,
  pieces,
  ron,
  sellingPrice,
} from './answer-fields.ts';

/** A variant row of the catalogue; variants of one product share `product_name` (docs/product.md#catalogue). */
export const product = z.object({
  product_id: id(),
  product_name: anyText(),
  product_description: maybeText(),
  /** RON, VAT included. */
  price: sellingPrice(),
  stock_quantity: pieces(),
  category_id: maybeId(),
  category_name: maybeText(),
  /** A CSS colour name. */
  color: maybeText(),
  /** Web addresses; the first is the main picture. */
  images: addresses(),

  /** Extensions. */
  ingredients: maybeText(),
  /**
   * RON: lowest price of the 30 days before the current one began; null unless the current one is lower
   * (Directive 98/6/EC, art. 6a).
   */
  lowest_price_30_days: z.nullish(ron()),
  /** Position of its category in the shop; `null` when not ordered by hand. */
  category_position: z.nullish(number()),
  /** Increases with each change by an admin. */
  version: z.nullish(number()),
});
export type Product = z.output<typeof product>;
