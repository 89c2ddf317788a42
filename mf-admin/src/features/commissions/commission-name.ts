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

/** A person has a commission for every site and month: all three tell them apart. */
export const commissionName = (commission: Commission): string =>
  [
    commission.name ?? `#${commission.commission_id}`,
    siteName(commission.website_url),
    period(commission),
  ]
    .filter(Boolean)
    .join(', ');
