import { sql } from 'drizzle-orm';
import { orders } from '../database/schema.ts';

/** Whether the order's pieces were taken out of stock (docs/product.md#unverified-order). */
export const takesStock = ({
  paymentStatus,
  acceptedAt,
}: Pick<typeof orders.$inferSelect, 'paymentStatus' | 'acceptedAt'>): boolean =>
  paymentStatus !== 'unverified' || acceptedAt !== null;

/** SQL condition: the order waits for staff. Uses the index `orders_waiting`. */
export const isWaiting = () =>
  sql`${orders.paymentStatus} = 'unverified' and ${orders.acceptedAt} is null and ${orders.status} = 'Processing'`;

/** SQL condition: a payment may still be matched with the order, accepted or not. */
export const isUnpaid = () =>
  sql`${orders.paymentStatus} = 'unverified' and ${orders.status} <> 'Cancelled'`;
