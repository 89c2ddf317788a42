import { queryOptions } from '@tanstack/react-query';
import { platformConfig, userKey } from '@vitrina/shared-auth';
import { fetchInvoice } from './fetch-invoice.ts';

/** Whether the page may read an invoice: the policy allows the file host only. */
export const isOnFileHost = (invoice: URL): boolean =>
  invoice.origin === new URL(platformConfig().filesOrigin).origin;

export const invoiceQuery = (url: string) =>
  queryOptions({
    queryKey: userKey('mf-partner', 'invoice', url),
    queryFn: ({ signal }) => fetchInvoice(url, signal),
    // Whatever goes wrong shows in the window, with a way to try again.
    throwOnError: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
