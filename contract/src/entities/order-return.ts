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

/** Why a piece that came back is not paid back. */
export const EXCLUSIONS = ['opened', 'damaged', 'missing'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

export const returnLine = z.object({
  /** Of the order's line. */
  item_id: id(),
  product_name: anyText(),
  product_color: maybeText(),
  /** RON for one piece, at the time of the order. */
  price: ron(),
  quantity: quantity(),
  /** Pieces that are paid back; absent before they were checked. */
  accepted: z.nullish(number()),
  /** Pieces that go back into the stock when the money goes. */
  restocked: z.nullish(number()),
  exclusion: maybeKnown(EXCLUSIONS),
});
export type ReturnLine = z.output<typeof returnLine>;

/** Pieces of an order that come back. */
export const orderReturn = z.object({
  id: id(),
  order_id: id(),
  status: state(RETURN_STATUSES),
  /** The buyer declared it; else staff did. */
  by_buyer: maybeFlag(),
  /** Of the buyer. */
  customer_name: maybeText(),
  /** What the buyer wrote they return, where they named it in words of their own. */
  products_told: maybeText(),
  reason: maybeText(),
  /** Why it was refused or cancelled. */
  refusal: maybeText(),
  /** ISO 8601. */
  declared_at: date(),
  /** The declaration came within the time that the law gives. */
  in_time: maybeFlag(),
  /** Day on which the money has to be on its way. */
  refund_by: maybeDate(),
  /** ISO 8601. When it reached its state. */
  changed_at: maybeText(),
  lines: parts(returnLine),
  /** RON that are due by the rules for what was accepted; absent before that. */
  due: z.nullish(ron()),
  /** RON of those for the delivery. */
  due_shipping: z.nullish(ron()),
  /** RON that went back. */
  refunded: z.nullish(ron()),
  /** Money of it is on its way. */
  is_refunding: maybeFlag(),
  /** Rises with each change; sent back with a change, so that nobody overwrites another's. */
  version: number(),
});
export type OrderReturn = z.output<typeof orderReturn>;
