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

/** `unverified`: the order has no known payment. */
export const PAYMENT_STATUSES = ['paid', 'unverified', 'refunded'] as const;

/** A line of an order, as it was bought. */
export const orderItem = z.object({
  id: maybeId(),
  product_name: anyText(),
  product_color: maybeText(),
  quantity: quantity(),
  /** RON per piece, at the time of the order. */
  price: ron(),
  /** Variant in the catalogue; for the buyer, and in a single order for staff. */
  product_id: maybeId(),
  /** The variant's first picture; likewise. */
  image: maybeText(),
  /** Pieces that are in no return yet; for the buyer only. Absent without `return-lines`. */
  returnable: z.nullish(number()),
});
export type OrderItem = z.output<typeof orderItem>;

/** A return, for its buyer. */
const ownReturn = z.object({ id: id(), status: state(RETURN_STATUSES) });
/** A document of an order, for its buyer. */
const ownDocument = z.object({ number: anyText(), url: anyText() });

/** An order. The last block is an extension that hosts may omit. */
export const order = z.object({
  id: id(),
  /** ISO 8601. */
  created_at: date(),
  status: state(ORDER_STATUSES),
  email: anyText(),
  county: maybeText(),
  /** RON, including shipping. */
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
   * ISO 8601: when staff accepted an order without a verified payment; `null` until then, while it takes no
   * stock. Absent from hosts without acceptance.
   */
  accepted_at: maybeText(),
  /** ISO 8601: the delivery; absent before it. For the buyer only. */
  delivered_at: maybeText(),
  /** ISO 8601: the buyer's withdrawal; for the buyer only. */
  withdrawn_at: maybeText(),
  /** For the buyer only. */
  returns: z.nullish(parts(ownReturn)),
  /** Credit notes; for the buyer only. */
  documents: z.nullish(parts(ownDocument)),
  /** RON refunded or being refunded. */
  refunded: z.nullish(ron()),
  /** Assigned by the courier. */
  tracking_number: maybeText(),
  /** Chosen by staff; absent: derived from the number's format (`rules/couriers`). */
  courier: maybeKnown(COURIER_IDS),
  /** Company on the invoice; without a name it is the buyer. */
  invoice_name: maybeText(),
  invoice_cui: maybeText(),
  invoice_address: maybeText(),
  /** Opens the order's page; for the buyer only. */
  page_key: maybeText(),
  /** Increases with each change; sent back to detect concurrent changes. */
  version: z.nullish(number()),
});
export type Order = z.output<typeof order>;
