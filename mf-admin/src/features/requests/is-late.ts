import { SITE_WORKING_DAYS } from '@vitrina/contract/constants';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { knownState } from '@vitrina/contract/rules/known-state';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { type ClosedDays, workingDaysBetween } from '@vitrina/contract/rules/working-days';

/**
 * Neither finished nor refused, in a state known here, and older than what is promised.
 * @param closed days off beside weekends and public holidays
 */
export function isLate(
  { status, request_date, created_at }: WebsiteRequest,
  closed: ClosedDays,
): boolean {
  const state = knownState(REQUEST_STATES, status);
  if (!state || REQUEST_STATES[state].isFinal) return false;
  const from = bucharestDay(request_date ?? created_at);
  const today = bucharestDay(new Date());
  if (from === null || today === null) return false;
  return workingDaysBetween(from, today, closed) > SITE_WORKING_DAYS;
}
