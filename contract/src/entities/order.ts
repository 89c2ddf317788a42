import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../rules/order-status.ts';
import {
  anyText,
  date,
  id,
  maybeId,
  maybeKnown,
  maybeText,
  number,
  parts,
  quantity,
  ron,
  state,
} from './answer-fields.ts';

/** `unverified`: the host was not told which payment belongs to the order. */
export const PAYMENT_STATUSES = ['paid', 'unverified', 'refunded'] as const;

export const orderItem = z.object({
  id: maybeId(),
  product_name: anyText(),
  product_color: maybeText(),
  quantity: quantity(),
  /** RON for one piece, at the time of the order. */
  price: ron(),
});
export type OrderItem = z.output<typeof orderItem>;

/** An order. The last block is an extension: a host that knows only the specification leaves it out. */
export const order = z.object({
  id: id(),
  /** ISO 8601. */
  created_at: date(),
  status: state(ORDER_STATUSES),
  email: anyText(),
  county: maybeText(),
  /** RON, with shipping. */
  total_price: ron(),
  items: parts(orderItem),

  name: maybeText(),
  phone: maybeText(),
  zip: maybeText(),
  locality: maybeText(),
  address: maybeText(),
  /** RON. */
  shipping_cost: z.nullish(ron()),
  payment_status: maybeKnown(PAYMENT_STATUSES),
  /**
   * ISO 8601. When staff accepted an order without a verified payment: `null` until then, and it has
   * taken no stock. A host that leaves it out has no acceptance.
   */
  accepted_at: maybeText(),
  /** ISO 8601. When its buyer declared to withdraw; only among the own orders. */
  withdrawn_at: maybeText(),
  /** Of the courier. */
  tracking_number: maybeText(),
  /** Rises with each change; sent back with a change, so that nobody overwrites another's. */
  version: z.nullish(number()),
});
export type Order = z.output<typeof order>;
