import * as z from 'zod/mini';
import { RETURN_STATUSES } from '../rules/return-status.ts';
import {
  anyText,
  date,
  id,
  maybeDate,
  maybeFlag,
  maybeKnown,
  maybeText,
  number,
  parts,
  quantity,
  ron,
  state,
} from './answer-fields.ts';

/** Why a returned piece is not refunded. */
export const EXCLUSIONS = ['opened', 'damaged', 'missing'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/** A line of a return: one order line, with the result of the check. */
export const returnLine = z.object({
  /** Id of the order's line. */
  item_id: id(),
  product_name: anyText(),
  product_color: maybeText(),
  /** RON per piece, at the time of the order. */
  price: ron(),
  quantity: quantity(),
  /** Refunded pieces; absent before the check. */
  accepted: z.nullish(number()),
  /** Pieces restocked with the refund. */
  restocked: z.nullish(number()),
  exclusion: maybeKnown(EXCLUSIONS),
});
export type ReturnLine = z.output<typeof returnLine>;

/** A return of an order. */
export const orderReturn = z.object({
  id: id(),
  order_id: id(),
  status: state(RETURN_STATUSES),
  /** Declared by the buyer; otherwise opened by staff. */
  by_buyer: maybeFlag(),
  /** Name of the buyer. */
  customer_name: maybeText(),
  /** The buyer's own words about the products, if any. */
  products_told: maybeText(),
  reason: maybeText(),
  /** Why it was refused or cancelled. */
  refusal: maybeText(),
  /** ISO 8601. */
  declared_at: date(),
  /** Whether the declaration came within the legal time. */
  in_time: maybeFlag(),
  /** Last day for the refund. */
  refund_by: maybeDate(),
  /** ISO 8601: when it reached its state. */
  changed_at: maybeText(),
  lines: parts(returnLine),
  /** RON due for the accepted pieces; absent before the check. */
  due: z.nullish(ron()),
  /** Part of `due` for delivery, in RON. */
  due_shipping: z.nullish(ron()),
  /** RON refunded. */
  refunded: z.nullish(ron()),
  /** Whether a refund is under way. */
  is_refunding: maybeFlag(),
  /** Increases with each change; sent back to detect concurrent changes. */
  version: number(),
});
export type OrderReturn = z.output<typeof orderReturn>;
