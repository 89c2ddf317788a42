import { siteName } from '@vitrina/contract/rules/web-link';
import type { MailedInvoice } from '../mails/commission-mails.ts';
import { monthName } from '../months.ts';
import { invoiceNumber } from './invoice.ts';

export interface ToldInvoice {
  periodStart: string;
  userWebsiteId: number;
  websiteUrl: string;
  amountBani: number;
}

/** Invoices as mails name them. */
export const linesOf = (invoices: readonly ToldInvoice[]): MailedInvoice[] =>
  invoices.map((one) => ({
    month: monthName(one.periodStart),
    site: siteName(one.websiteUrl),
    amountBani: one.amountBani,
    number: invoiceNumber(one),
  }));
