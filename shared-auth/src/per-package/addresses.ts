import { queryOptions } from '@tanstack/react-query';
import { listAddresses } from '@vitrina/contract/calls/list-addresses';
import { callApi, userKey } from '@vitrina/shared-auth';

/* Compiled into each package that asks for it, as `profile.ts`. */

/** The signed-in person's own addresses, the default one first; only of a host with `address-book`. */
export const addressesQuery = () =>
  queryOptions({
    queryKey: userKey('shared', 'addresses'),
    queryFn: async ({ signal }) => (await callApi(listAddresses, {}, { signal })).data,
  });
