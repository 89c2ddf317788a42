import { useQuery } from '@tanstack/react-query';
import { publicKey } from '@vitrina/shared-auth';
import { loadPaymentProvider } from './load-payment-provider.ts';

/** The card provider's script, with retry. */
export function usePaymentProvider() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: publicKey('shared', 'payment-provider'),
    queryFn: loadPaymentProvider,
    staleTime: Number.POSITIVE_INFINITY,
    // The provider's object is not data: it must neither be copied nor compared.
    structuralSharing: false,
    // Each try waits long enough by itself; the next one is the person's to start.
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
