import { ORDER_STATUSES } from './order-status.ts';

/** What an order says of its payment; `accepted_at` only of a host with acceptance. */
interface PaymentOfOrder {
  status?: string | null | undefined;
  payment_status?: string | null | undefined;
  accepted_at?: string | null | undefined;
}

/**
 * Whether an order waits until staff accept it: nobody verified its payment, and it has taken no
 * stock (docs/product.md#unverified-order). Never of a host without acceptance, nor once it is cancelled.
 */
export const isWaitingForAcceptance = ({
  status,
  payment_status,
  accepted_at,
}: PaymentOfOrder): boolean =>
  payment_status === 'unverified' && accepted_at === null && status === ORDER_STATUSES[0];
