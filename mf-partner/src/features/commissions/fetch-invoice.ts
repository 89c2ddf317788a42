/** Not an API call: the file host is another origin. */
export async function fetchInvoice(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new InvoiceError(response.status);
  // Fixed type: nothing but a PDF viewer opens it.
  return new Blob([await response.arrayBuffer()], { type: 'application/pdf' });
}

class InvoiceError extends Error {
  override readonly name = 'InvoiceError';
  constructor(status: number) {
    super(`The file host answered ${status}`);
  }
}
