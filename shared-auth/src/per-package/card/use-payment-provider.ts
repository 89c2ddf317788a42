import { useQuery } from '@tanstack/react-query';
import { publicKey } from '@vitrina/shared-auth';
import { loadPaymentProvider } from './load-payment-provider.ts';

/**
 * The card provider's script, with retry.
 * @example
 * const { stripe, failed, loading, retry } = usePaymentProvider();
 * const again = failed && <button onClick={retry}>Reîncearcă</button>;
 */
export function usePaymentProvider() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: publicKey('shared', 'payment-provider'),
    queryFn: loadPaymentProvider,
    staleTime: Number.POSITIVE_INFINITY,
    // Not data: must be neither copied nor compared.
    structuralSharing: false,
    // Each try waits long enough; the person starts the next one.
    retry: false,
    throwOnError: false,
  });
  return {
    stripe: data ?? null,
    failed: isError,
    loading: isFetching,
    retry: () => void refetch(),
  };
}
