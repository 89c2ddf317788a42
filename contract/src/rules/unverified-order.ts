import { ORDER_STATUSES } from './order-status.ts';

/** Payment fields of an order; `accepted_at` only from a host with acceptance. */
interface PaymentOfOrder {
  status?: string | null | undefined;
  payment_status?: string | null | undefined;
  accepted_at?: string | null | undefined;
}

/**
 * Whether an order waits for acceptance: its payment is not verified, and it has taken no stock
 * (docs/product.md#unverified-order). False from a host without acceptance, and once cancelled.
 * @example isWaitingForAcceptance({ status: 'Processing', payment_status: 'unverified', accepted_at: null }) // true
 */
export const isWaitingForAcceptance = ({
  status,
  payment_status,
  accepted_at,
}: PaymentOfOrder): boolean =>
  payment_status === 'unverified' && accepted_at === null && status === ORDER_STATUSES[0];
