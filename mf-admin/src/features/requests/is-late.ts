import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { workingDaysBetween } from '@vitrina/contract/rules/working-days';

/** Working days that the public texts promise (rulings 29). */
const PROMISED = 7;

/** Neither finished nor refused, and older than what is promised. */
export function isLate({ status, request_date, created_at }: WebsiteRequest): boolean {
  if (status === 'completed' || status === 'rejected') return false;
  const from = bucharestDay(request_date ?? created_at);
  const today = bucharestDay(new Date());
  return from !== null && today !== null && workingDaysBetween(from, today) > PROMISED;
}
