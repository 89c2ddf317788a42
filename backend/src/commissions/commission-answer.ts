import type { Commission } from '@vitrina/contract/entities/commission';
import { commissionDueDay } from '@vitrina/contract/rules/commission-due';
import { toRon } from '@vitrina/contract/rules/money';
import { toWebAddress } from '../files/file-urls.ts';
import type { CommissionFacts } from './commission-facts.ts';
import type { CommissionRow } from './commissions-repository.ts';
import { invoiceNumber } from './invoice.ts';

/** @param filesOrigin origin of its invoice; null while the invoice is not visible */
export const commissionAnswer = (
  row: CommissionRow,
  facts: CommissionFacts,
  filesOrigin: string | null,
): Commission => ({
  commission_id: row.id,
  name: row.partnerName,
  period_start: row.periodStart,
  period_end: row.periodEnd,
  commission: toRon(row.owedBani),
  sales: toRon(row.salesBani),
  tiers: row.tiers.map(({ percent, fromBani }) => ({ percent, from: toRon(fromBani) })),
  paid: row.isPaid,
  due_date: commissionDueDay(row.periodEnd),
  invoice_number: invoiceNumber(row),
  transfer_told_at: row.transferToldAt?.toISOString() ?? null,
  paid_at: row.paidAt?.toISOString() ?? null,
  paid_by: row.paidBy,
  invoice: filesOrigin && row.invoiceUrl ? toWebAddress(row.invoiceUrl, filesOrigin) : null,
  website_url: row.websiteUrl,
  corrected: toRon(row.correctedBani),
  reminded_at: row.remindedAt?.toISOString() ?? null,
  ...facts,
});
