import { queryOptions } from '@tanstack/react-query';
import { listAddresses } from '@vitrina/contract/calls/list-addresses';
import { callApi, userKey } from '@vitrina/shared-auth';

/**
 * The signed-in person's addresses, default first; only with a host that has `address-book`.
 * @example
 * import { useQuery } from '@tanstack/react-query';
 * import { hostCan } from '@vitrina/shared-auth';
 * const { data = [] } = useQuery({ ...addressesQuery(), enabled: hostCan('address-book') });
 */
export const addressesQuery = () =>
  queryOptions({
    queryKey: userKey('shared', 'addresses'),
    queryFn: async ({ signal }) => (await callApi(listAddresses, {}, { signal })).data,
  });
