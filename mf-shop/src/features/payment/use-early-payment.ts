import { useQuery } from '@tanstack/react-query';
import type { Product } from '@vitrina/contract/entities/product';
import { knowsPaymentExtension } from './knows-payment-extension.ts';
import { paymentIntentQuery } from './payment-intent-query.ts';

/**
 * At a host that knows only the specification the payment is made before its card fields are drawn,
 * and anew when the amount changes (docs/product.md#payment-first); at any other host this does nothing.
 * @param amountBani shipping included
 * @param products the catalogue; `undefined` while it is not known
 */
export function useEarlyPayment(amountBani: number, products: readonly Product[] | undefined) {
  const isNeeded = products !== undefined && !knowsPaymentExtension(products);
  const { data, isError, isFetching, refetch } = useQuery({
    ...paymentIntentQuery(amountBani),
    enabled: isNeeded,
  });
  return {
    clientSecret: (isNeeded && data) || null,
    /** Card fields cannot be drawn yet. */
    missing: isNeeded && data === undefined,
    failed: isNeeded && isError,
    loading: isFetching,
    retry: () => void refetch(),
  };
}
