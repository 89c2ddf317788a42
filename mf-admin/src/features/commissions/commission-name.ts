import type { Commission } from '@vitrina/contract/entities/commission';
import { formatDate } from '@vitrina/contract/rules/dates';
import { siteName } from '@vitrina/contract/rules/web-link';
import { messages } from '../../messages.ts';

export function period({ period_start, period_end }: Commission): string {
  if (!period_start && !period_end) return messages.commissions.periodUnknown;
  return [period_start, period_end]
    .map((day) => formatDate(day) || messages.missing.date)
    .join(' – ');
}

/** A partner has one commission per site and month: the name needs all three. */
export const commissionName = (commission: Commission): string =>
  [
    commission.name ?? `#${commission.commission_id}`,
    siteName(commission.website_url),
    period(commission),
  ]
    .filter(Boolean)
    .join(', ');
