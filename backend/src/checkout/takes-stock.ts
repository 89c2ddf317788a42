import { sql } from 'drizzle-orm';
import { orders } from '../database/schema.ts';

/** Whether the pieces of an order were taken out of the stock (docs/product.md#unverified-order). */
export const takesStock = ({
  paymentStatus,
  acceptedAt,
}: Pick<typeof orders.$inferSelect, 'paymentStatus' | 'acceptedAt'>): boolean =>
  paymentStatus !== 'unverified' || acceptedAt !== null;

/** Orders that wait until staff accept them, as a condition; the index `orders_waiting` has them. */
export const isWaiting = () =>
  sql`${orders.paymentStatus} = 'unverified' and ${orders.acceptedAt} is null and ${orders.status} = 'Processing'`;

/** Orders that a payment may still be matched with, accepted or not, as a condition. */
export const isUnpaid = () =>
  sql`${orders.paymentStatus} = 'unverified' and ${orders.status} <> 'Cancelled'`;
