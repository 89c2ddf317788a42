import type { Commission } from '@vitrina/contract/entities/commission';
import { csvText } from '@vitrina/contract/rules/csv';
import { formatDate } from '@vitrina/contract/rules/dates';
import { toBani } from '@vitrina/contract/rules/money';
import { messages } from '../../messages.ts';
import { salesOf } from './tier-distances.ts';

const text = messages.commissions;

/** All commissions as a table for a spreadsheet. */
export const commissionsCsv = (commissions: readonly Commission[]): string =>
  csvText([
    text.csv.columns,
    ...commissions.map((commission) => {
      const salesBani = salesOf(commission);
      return [
        formatDate(commission.period_start),
        formatDate(commission.period_end),
        commission.website_url ?? '',
        salesBani === null ? '' : plainAmount(salesBani),
        plainAmount(toBani(commission.commission)),
        commission.paid ? text.paid : text.unpaid,
        commission.invoice ?? '',
      ];
    }),
  ]);

/** No thousands separator: `1234,50`. */
const plainAmount = (bani: number): string => (bani / 100).toFixed(2).replace('.', ',');
