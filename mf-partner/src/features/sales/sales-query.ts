import { queryOptions } from '@tanstack/react-query';
import { listPartnerSales } from '@vitrina/contract/calls/list-partner-sales';
import { callApi, hostCan, queryClient, userKey } from '@vitrina/shared-auth';

/** What the own shops sold by month, and pictures of the own requests. */
export const salesQuery = () =>
  queryOptions({
    queryKey: userKey('mf-partner', 'sales'),
    queryFn: ({ signal }) => callApi(listPartnerSales, {}, { signal }),
    enabled: hostCan('partner-sales'),
    meta: { shows: ['request', 'site', 'commission'] },
  });

/** For a route's loader: starts the fetch beside the page's code; the page shows how it goes. */
export const loadSales = () => {
  if (hostCan('partner-sales')) void queryClient.prefetchQuery(salesQuery());
};
