import type { Commission } from '@vitrina/contract/entities/commission';
import { csvText } from '@vitrina/contract/rules/csv';
import { formatDate } from '@vitrina/contract/rules/dates';
import { messages } from '../../messages.ts';
import { amountOf } from './sum-amounts.ts';
import { salesOf } from './tier-distances.ts';

const text = messages.commissions;

export const commissionsCsv = (commissions: readonly Commission[]): string =>
  csvText([
    text.csv.columns,
    ...commissions.map((commission) => [
      formatDate(commission.period_start),
      formatDate(commission.period_end),
      commission.website_url ?? '',
      plainAmount(salesOf(commission)),
      plainAmount(amountOf(commission)),
      commission.paid ? text.paid : text.unpaid,
      commission.invoice ?? '',
    ]),
  ]);

/** No thousands separator: `1234,50`; '' when unknown. */
const plainAmount = (bani: number | null): string =>
  bani === null ? '' : (bani / 100).toFixed(2).replace('.', ',');
