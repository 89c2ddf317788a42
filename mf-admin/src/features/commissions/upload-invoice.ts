import { setCommissionInvoice } from '@vitrina/contract/calls/set-commission-invoice';
import { callApi } from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { fetchTicket, postFile } from '../upload/post-file.ts';

const text = messages.commissions;

class InvoiceError extends Error {
  override readonly name = 'InvoiceError';
}

/** Checks the content (`%PDF-`): name and type can lie. */
const isPdf = async (file: File): Promise<boolean> =>
  (file.type === '' || file.type === 'application/pdf') &&
  (await file.slice(0, 5).text()) === '%PDF-';

/**
 * Uploads a PDF to the file host and attaches its address to a commission.
 * @throws InvoiceError
 */
export async function uploadInvoice(commissionId: number, file: File): Promise<void> {
  if (!(await isPdf(file))) throw new InvoiceError(text.pdfOnly);
  const invoiceUrl = await storeFile(file);
  try {
    await attachInvoice(commissionId, invoiceUrl);
  } catch (cause) {
    throw new InvoiceError(text.saveFailed, { cause });
  }
}

export async function attachInvoice(id: number, invoiceUrl: string): Promise<void> {
  await callApi(setCommissionInvoice, { params: { id }, body: { invoiceUrl } });
}

async function storeFile(file: File): Promise<string> {
  try {
    const [url] = await postFile(file, file.name, await fetchTicket());
    if (url) return url;
  } catch (cause) {
    throw new InvoiceError(text.uploadFailed, { cause });
  }
  throw new InvoiceError(text.uploadFailed);
}
