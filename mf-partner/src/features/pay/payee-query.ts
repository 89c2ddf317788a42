import { queryOptions } from '@tanstack/react-query';
import { getPayee } from '@vitrina/contract/calls/get-payee';
import { callApi, hostCan, userKey } from '@vitrina/shared-auth';

/** The account for transfers; null at a host that has none, and nothing is asked where it takes none. */
export const payeeQuery = () =>
  queryOptions({
    queryKey: userKey('mf-partner', 'payee'),
    queryFn: async ({ signal }) =>
      hostCan('commission-transfers') ? (await callApi(getPayee, {}, { signal })).payee : null,
    // Without it the card stays.
    throwOnError: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
