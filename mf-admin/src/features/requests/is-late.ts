import { SITE_WORKING_DAYS } from '@vitrina/contract/constants';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { workingDaysBetween } from '@vitrina/contract/rules/working-days';

/** Neither finished nor refused, and older than what is promised. */
export function isLate({ status, request_date, created_at }: WebsiteRequest): boolean {
  if (REQUEST_STATES[status].isFinal) return false;
  const from = bucharestDay(request_date ?? created_at);
  const today = bucharestDay(new Date());
  return from !== null && today !== null && workingDaysBetween(from, today) > SITE_WORKING_DAYS;
}
