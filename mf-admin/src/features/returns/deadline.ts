import { bucharestDay, daysBetween } from '@vitrina/contract/rules/bucharest-day';
import { returnsMessages as text } from '../../returns-messages.ts';

/** Days until the refund is due; negative when overdue. */
export const daysLeft = (refundBy: string, now = new Date()): number =>
  daysBetween(today(now), refundBy.slice(0, 10));

const today = (now: Date): string => bucharestDay(now) ?? '';

/** `3 zile rămase`, `azi`, `depășit cu o zi` */
export function leftText(refundBy: string, now = new Date()): string {
  const days = daysLeft(refundBy, now);
  if (days === 0) return text.today;
  return days > 0 ? text.left(days) : text.late(-days);
}
