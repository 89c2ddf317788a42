import { queryOptions } from '@tanstack/react-query';
import { getCustomer } from '@vitrina/contract/calls/get-customer';
import type { Customer } from '@vitrina/contract/entities/customer';
import { callApi, hostCan, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';
import { composeCustomer } from './compose-customer.ts';

async function fetchCustomer(email: string, signal: AbortSignal): Promise<Customer> {
  const known = hostCan('customers')
    ? await unlessMissing(callApi(getCustomer, { query: { email } }, { signal }))
    : null;
  return known ?? composeCustomer(email);
}

export const customerQuery = (email: string) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'customer', email),
    queryFn: ({ signal }) => fetchCustomer(email, signal),
    meta: { shows: ['order', 'request', 'site', 'user'] },
  });

export const loadCustomer = (email: string) => {
  void queryClient.prefetchQuery(customerQuery(email));
};
