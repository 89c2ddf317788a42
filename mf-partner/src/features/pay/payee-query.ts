import { queryOptions } from '@tanstack/react-query';
import { getPayee } from '@vitrina/contract/calls/get-payee';
import { callApi, hostCan, userKey } from '@vitrina/shared-auth';

/** Account for transfers; null on a host without one, disabled where it takes none. */
export const payeeQuery = () =>
  queryOptions({
    queryKey: userKey('mf-partner', 'payee'),
    queryFn: async ({ signal }) =>
      hostCan('commission-transfers') ? (await callApi(getPayee, {}, { signal })).payee : null,
    // The card remains.
    throwOnError: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
