import {
  type CommissionPart,
  type CommissionTier,
  commissionParts,
} from '@vitrina/contract/rules/commission';
import { commissionDueDay, invoiceDay } from '@vitrina/contract/rules/commission-due';
import type { Brand } from '../brand.ts';
import { invoiceTexts } from './invoice-texts.ts';

/** The partner's company, as it stands on the invoice; '' for what is not known. */
export interface InvoiceCustomer {
  companyName: string;
  cif: string;
  regCom: string;
  businessAddress: string;
}

/** What the invoice of a commission says. Amounts are bani, days `2025-08-31`. */
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
  /** The way from sales to commission, tier by tier. */
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

/** Everything follows from the commission: made again, the invoice is the same one. */
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

/** `COM-2025-08-0017`: there is one commission for a site and a month. */
export const invoiceNumber = ({
  periodStart,
  userWebsiteId,
}: Pick<InvoicedCommission, 'periodStart' | 'userWebsiteId'>): string =>
  `COM-${periodStart.slice(0, 7)}-${String(userWebsiteId).padStart(4, '0')}`;

/** Attaches the invoice of a commission to a mail, where the file lies at our file host. */
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
