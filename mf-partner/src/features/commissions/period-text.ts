import type { Commission } from '@vitrina/contract/entities/commission';
import { formatDate } from '@vitrina/contract/rules/dates';
import { messages } from '../../messages.ts';

export type Dated = Pick<Commission, 'commission_id' | 'period_start' | 'period_end'>;

/** `01.03.2026 – 31.03.2026`; without dates, the number. */
export function periodText({ commission_id, period_start, period_end }: Dated): string {
  const dates = [formatDate(period_start), formatDate(period_end)];
  if (!dates.some(Boolean)) return messages.commissions.unknownPeriod(commission_id);
  return dates.map((date) => date || messages.unknownDate).join(' – ');
}
