import type { Commission } from '@vitrina/contract/entities/commission';
import { formatDate } from '@vitrina/contract/rules/dates';

/** `01.03.2026 – 31.03.2026`. */
export const periodText = ({ period_start, period_end }: Commission): string =>
  `${formatDate(period_start)} – ${formatDate(period_end)}`;
