import { queryOptions } from '@tanstack/react-query';
import { platformConfig, userKey } from '@vitrina/shared-auth';
import { fetchInvoice } from './fetch-invoice.ts';

/** The CSP allows the page to read from the file host only. */
export const isOnFileHost = (invoice: URL): boolean =>
  invoice.origin === new URL(platformConfig().filesOrigin).origin;

export const invoiceQuery = (url: string) =>
  queryOptions({
    queryKey: userKey('mf-partner', 'invoice', url),
    queryFn: ({ signal }) => fetchInvoice(url, signal),
    // The dialog shows failures with a retry.
    throwOnError: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
