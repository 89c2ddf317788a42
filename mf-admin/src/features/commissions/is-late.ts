import type { Commission } from '@vitrina/contract/entities/commission';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';

/** True when overdue; false where the host sends no due date. */
export function isLate({ paid, due_date: due }: Commission): boolean {
  const today = bucharestDay(new Date());
  return !paid && Boolean(due && today && due < today);
}
