import type { Commission } from '@vitrina/contract/entities/commission';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';

/** Whether it should have been paid by now, as far as the host tells the day. */
export function isLate({ paid, due_date: due }: Commission): boolean {
  const today = bucharestDay(new Date());
  return !paid && Boolean(due && today && due < today);
}
