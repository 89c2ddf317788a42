import type { Commission } from '@vitrina/contract/entities/commission';
import { formatDate } from '@vitrina/contract/rules/dates';

export const period = ({ period_start, period_end }: Commission): string =>
  `${formatDate(period_start)} – ${formatDate(period_end)}`;

/** A person has a commission for every site and month: all three tell them apart. */
export const commissionName = (commission: Commission): string =>
  [commission.name ?? String(commission.commission_id), commission.website_url, period(commission)]
    .filter(Boolean)
    .join(', ');
