import * as z from 'zod/mini';
import { COURIER_IDS } from '../rules/couriers.ts';
import { ORDER_STATUSES } from '../rules/order-status.ts';
import { RETURN_STATUSES } from '../rules/return-status.ts';
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
  /** Its variant in the catalogue; of the own orders, and of one order for staff. */
  product_id: maybeId(),
  /** The variant's first picture; likewise. */
  image: maybeText(),
});
export type OrderItem = z.output<typeof orderItem>;

/** What became of pieces that came back, as their buyer sees it. */
const ownReturn = z.object({ id: id(), status: state(RETURN_STATUSES) });
/** A document of an order, as its buyer sees it. */
const ownDocument = z.object({ number: anyText(), url: anyText() });

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
  /** Only among the own orders. */
  returns: z.nullish(parts(ownReturn)),
  /** Corrective documents; only among the own orders. */
  documents: z.nullish(parts(ownDocument)),
  /** RON that went back or are on their way. */
  refunded: z.nullish(ron()),
  /** Of the courier. */
  tracking_number: maybeText(),
  /** Chosen by staff; without one the form of the number says it (`rules/couriers`). */
  courier: maybeKnown(COURIER_IDS),
  /** The company that the invoice is made out to; without a name it is the buyer's own. */
  invoice_name: maybeText(),
  invoice_cui: maybeText(),
  invoice_address: maybeText(),
  /** Opens the page of the order; only of the own orders. */
  page_key: maybeText(),
  /** Rises with each change; sent back with a change, so that nobody overwrites another's. */
  version: z.nullish(number()),
});
export type Order = z.output<typeof order>;
