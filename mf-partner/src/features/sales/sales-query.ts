import { queryOptions } from '@tanstack/react-query';
import { listPartnerSales } from '@vitrina/contract/calls/list-partner-sales';
import { callApi, hostCan, queryClient, userKey } from '@vitrina/shared-auth';

/** Own shops' sales by month, and pictures of own requests. */
export const salesQuery = () =>
  queryOptions({
    queryKey: userKey('mf-partner', 'sales'),
    queryFn: ({ signal }) => callApi(listPartnerSales, {}, { signal }),
    enabled: hostCan('partner-sales'),
    meta: { shows: ['request', 'site', 'commission'] },
  });

export const loadSales = () => {
  if (hostCan('partner-sales')) void queryClient.prefetchQuery(salesQuery());
};
