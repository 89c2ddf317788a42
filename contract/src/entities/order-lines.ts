import * as z from 'zod/mini';
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES } from '../constants.ts';
import { PRODUCT_TWICE, tooManyProducts } from '../messages.ts';
import { rowId } from './fields.ts';

/** Purchased products, each once. */
export const orderLines = z
  .array(
    z.object({
      product_id: rowId(),
      quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)),
    }),
  )
  .check(
    z.minLength(1),
    z.maxLength(MAX_ORDER_LINES, tooManyProducts(MAX_ORDER_LINES)),
    z.refine((lines) => new Set(lines.map((line) => line.product_id)).size === lines.length, {
      error: PRODUCT_TWICE,
    }),
  );
export type OrderLines = z.output<typeof orderLines>;

/** The provider's id of a payment. */
export const paymentIntentId = () => z.string().check(z.regex(/^pi_[A-Za-z0-9_]{1,250}$/));

/** Request field: shipping in RON, compared with the host's own. */
export const shippingCost = () =>
  z.number().check(z.minimum(0), z.maximum(1000), z.multipleOf(0.01));
