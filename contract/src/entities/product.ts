import * as z from 'zod/mini';
import { id, maybeText, ron } from './fields.ts';

/** A variant row of the catalogue; variants of one product share `product_name` (docs/product.md#catalogue). */
export const product = z.object({
  product_id: id(),
  product_name: z.string(),
  product_description: maybeText(),
  /** RON, VAT included. */
  price: ron(),
  stock_quantity: z.coerce.number<number>().check(z.int()),
  category_id: z.nullish(id()),
  category_name: maybeText(),
  /** A CSS colour name. */
  color: maybeText(),
  /** Web addresses, the first is the main picture. */
  images: z.nullish(z.array(z.string())),

  /** Extensions. */
  ingredients: maybeText(),
  /** RON: the lowest price of the 30 days before the present one, where the present one is lower (Directive 98/6/EC, art. 6a). */
  lowest_price_30_days: z.nullish(ron()),
  /** Rises with each change by an admin. */
  version: z.nullish(z.coerce.number<number>()),
});
export type Product = z.output<typeof product>;
