import {
  type CommissionPart,
  type CommissionTier,
  commissionParts,
} from '@vitrina/contract/rules/commission';
import { commissionDueDay, invoiceDay } from '@vitrina/contract/rules/commission-due';
import type { Brand } from '../brand.ts';
import { invoiceTexts } from './invoice-texts.ts';

/** The partner's company as printed on the invoice; '' for unknown fields. */
export interface InvoiceCustomer {
  companyName: string;
  cif: string;
  regCom: string;
  businessAddress: string;
}

/** Contents of a commission's invoice. Amounts in bani, days as `2025-08-31`. */
export interface Invoice {
  number: string;
  issuedOn: string;
  dueOn: string;
  seller: Brand;
  customer: InvoiceCustomer;
  websiteUrl: string;
  periodStart: string;
  periodEnd: string;
  salesBani: number;
  /** The commission per tier. */
  parts: CommissionPart[];
  commissionBani: number;
}

interface InvoicedCommission {
  userWebsiteId: number;
  websiteUrl: string;
  periodStart: string;
  periodEnd: string;
  salesBani: number;
  commissionBani: number;
  tiers: readonly CommissionTier[];
}

/** Derived from the commission alone, so it can be reproduced. */
export const invoiceOf = (
  commission: InvoicedCommission,
  seller: Brand,
  customer: InvoiceCustomer,
): Invoice => ({
  number: invoiceNumber(commission),
  issuedOn: invoiceDay(commission.periodEnd),
  dueOn: commissionDueDay(commission.periodEnd),
  seller,
  customer,
  websiteUrl: commission.websiteUrl,
  periodStart: commission.periodStart,
  periodEnd: commission.periodEnd,
  salesBani: commission.salesBani,
  parts: commissionParts(commission.salesBani, commission.tiers),
  commissionBani: commission.commissionBani,
});

/** `COM-2025-08-0017`: unique, as each site has one commission per month. */
export const invoiceNumber = ({
  periodStart,
  userWebsiteId,
}: Pick<InvoicedCommission, 'periodStart' | 'userWebsiteId'>): string =>
  `COM-${periodStart.slice(0, 7)}-${String(userWebsiteId).padStart(4, '0')}`;

/** Attaches the invoice to a mail if the file is on our file host. */
export const attachInvoice = (
  commission: Pick<InvoicedCommission, 'periodStart' | 'userWebsiteId'> & {
    invoiceUrl: string | null;
  },
) =>
  commission.invoiceUrl?.startsWith('/')
    ? {
        attachmentPath: commission.invoiceUrl,
        attachmentName: invoiceTexts.file(invoiceNumber(commission)),
      }
    : {};
