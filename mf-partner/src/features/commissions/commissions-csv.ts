import type { Commission } from '@vitrina/contract/entities/commission';
import { formatDate } from '@vitrina/contract/rules/dates';
import { toBani } from '@vitrina/contract/rules/money';
import { messages } from '../../messages.ts';
import { salesOf } from './tier-distances.ts';

const text = messages.commissions;
/** Without it a spreadsheet reads UTF-8 as something else. */
const BOM = '\ufeff';
const LINE_END = '\r\n';

/** All commissions as a table for a spreadsheet with Romanian settings: semicolons, decimal commas. */
export function commissionsCsv(commissions: readonly Commission[]): string {
  const rows = commissions.map((commission) => {
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
  });
  return BOM + [text.csv.columns, ...rows].map(csvLine).join(LINE_END) + LINE_END;
}

/** No thousands separator: `1234,50`. */
const plainAmount = (bani: number): string => (bani / 100).toFixed(2).replace('.', ',');

const csvLine = (cells: readonly string[]): string => cells.map(csvCell).join(';');

/**
 * A cell that begins like a formula would be run by the spreadsheet; an apostrophe makes it text
 * (OWASP, CSV injection). Numbers of ours are never negative, so they stay numbers.
 */
function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
