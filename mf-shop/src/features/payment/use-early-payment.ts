import { useQuery } from '@tanstack/react-query';
import { hostCan, serverMessageOr } from '@vitrina/shared-auth';
import { paymentIntentQuery } from './payment-intent-query.ts';

/**
 * For a host of the specification only: creates the payment before its card fields are rendered, and another
 * one when the amount changes (docs/product.md#payment-first).
 * @param amountBani including shipping
 * @param isSettled true when the amount is based on the current catalogue, as far as available
 */
export function useEarlyPayment(amountBani: number, isSettled: boolean) {
  const isNeeded = !hostCan('payment-orders');
  const { data, error, isFetching, refetch } = useQuery({
    ...paymentIntentQuery(amountBani),
    enabled: isNeeded && isSettled,
  });
  return {
    clientSecret: (isNeeded && data) || null,
    /** The card fields cannot be rendered yet. */
    missing: isNeeded && data === undefined,
    failed: isNeeded && error !== null,
    /** The host's reason. */
    reason: isNeeded && error ? serverMessageOr(error, '') : '',
    loading: isFetching,
    retry: () => void refetch(),
  };
}
