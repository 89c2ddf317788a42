import * as z from 'zod/mini';
import { isCssColor } from '../colors.ts';
import { MAX_PRODUCT_IMAGES, MAX_STOCK } from '../constants.ts';
import { INVALID_COLOR } from '../messages.ts';
import { lines, price, requiredLines, requiredText, rowId, webUrl } from './fields.ts';

/** A variant as saved by an admin: every field, and at least one picture (docs/product.md#product-form). */
export const productInput = z.object({
  name: requiredText(200),
  description: requiredLines(5000),
  price: price(),
  stock_quantity: z.int().check(z.minimum(0), z.maximum(MAX_STOCK)),
  category_id: rowId(),
  color: requiredText(40).check(z.refine(isCssColor, { error: INVALID_COLOR })),
  /** Extensions. With `version` a concurrent change is a conflict. */
  ingredients: z.optional(lines(5000)),
  version: z.optional(z.int32()),
  /** Stock as the admin saw it: the difference is applied, so sales meanwhile stay sold. */
  stock_seen: z.optional(z.int()),
  image_urls: z.array(webUrl()).check(z.minLength(1), z.maxLength(MAX_PRODUCT_IMAGES)),
});
export type ProductInput = z.output<typeof productInput>;
