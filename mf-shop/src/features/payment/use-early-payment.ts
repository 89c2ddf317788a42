import { useQuery } from '@tanstack/react-query';
import { hostCan, serverMessageOr } from '@vitrina/shared-auth';
import { paymentIntentQuery } from './payment-intent-query.ts';

/**
 * At a host that knows only the specification the payment is made before its card fields are drawn,
 * and anew when the amount changes (docs/product.md#payment-first); at any other host this does nothing.
 * @param amountBani shipping included
 * @param isSettled whether the amount is that of the catalogue, as far as it can be had
 */
export function useEarlyPayment(amountBani: number, isSettled: boolean) {
  const isNeeded = !hostCan('payment-orders');
  const { data, error, isFetching, refetch } = useQuery({
    ...paymentIntentQuery(amountBani),
    enabled: isNeeded && isSettled,
  });
  return {
    clientSecret: (isNeeded && data) || null,
    /** Card fields cannot be drawn yet. */
    missing: isNeeded && data === undefined,
    failed: isNeeded && error !== null,
    /** Why, in the host's own words. */
    reason: isNeeded && error ? serverMessageOr(error, '') : '',
    loading: isFetching,
    retry: () => void refetch(),
  };
}
