import { toBani } from './money.ts';

/** The part of an order used here, as hosts answer it. */
interface BoughtOrder {
  status: string | null;
  payment_status?: string | null | undefined;
  accepted_at?: string | null | undefined;
  /** RON, with shipping; `null` when unreadable. */
  total_price: number | null;
}

/**
 * Total purchases in bani: orders neither cancelled nor refunded; without a verified payment, only accepted
 * ones. Unreadable amounts are left out.
 */
export const customerTotalBani = (orders: readonly BoughtOrder[]): number =>
  orders.reduce((sum, order) => (isBought(order) ? sum + toBani(order.total_price ?? 0) : sum), 0);

const isBought = ({ status, payment_status, accepted_at }: BoughtOrder): boolean =>
  status !== 'Cancelled' &&
  payment_status !== 'refunded' &&
  !(payment_status === 'unverified' && accepted_at === null);
