import { toBani } from './money.ts';

/** What counts of an order, as hosts answer it. */
interface BoughtOrder {
  status: string | null;
  payment_status?: string | null | undefined;
  accepted_at?: string | null | undefined;
  /** RON, with shipping; `null` where it cannot be read. */
  total_price: number | null;
}

/**
 * What somebody bought for, in bani: orders that were neither cancelled nor refunded, and of those
 * without a verified payment the accepted ones. An amount that cannot be read is in no sum.
 */
export const customerTotalBani = (orders: readonly BoughtOrder[]): number =>
  orders.reduce((sum, order) => (isBought(order) ? sum + toBani(order.total_price ?? 0) : sum), 0);

const isBought = ({ status, payment_status, accepted_at }: BoughtOrder): boolean =>
  status !== 'Cancelled' &&
  payment_status !== 'refunded' &&
  !(payment_status === 'unverified' && accepted_at === null);
