import { queryOptions } from '@tanstack/react-query';
import { platformConfig, userKey } from '@vitrina/shared-auth';

/** Whether the page may read an invoice: the policy allows the file host only. */
export const isOnFileHost = (invoice: URL): boolean =>
  invoice.origin === new URL(platformConfig().filesOrigin).origin;

async function fetchInvoice(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new InvoiceError(response.status);
  // The type is ours to say: nothing but a PDF viewer opens it.
  return new Blob([await response.arrayBuffer()], { type: 'application/pdf' });
}

class InvoiceError extends Error {
  override readonly name = 'InvoiceError';
  constructor(status: number) {
    super(`The file host answered ${status}`);
  }
}

export const invoiceQuery = (url: string) =>
  queryOptions({
    queryKey: userKey('mf-partner', 'invoice', url),
    queryFn: ({ signal }) => fetchInvoice(url, signal),
    // Whatever goes wrong shows in the window, with a way to try again.
    throwOnError: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
