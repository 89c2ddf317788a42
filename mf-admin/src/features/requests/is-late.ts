import { SITE_WORKING_DAYS } from '@vitrina/contract/constants';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { knownState } from '@vitrina/contract/rules/known-state';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { workingDaysBetween } from '@vitrina/contract/rules/working-days';

/** Neither finished nor refused, in a state known here, and older than what is promised. */
export function isLate({ status, request_date, created_at }: WebsiteRequest): boolean {
  const state = knownState(REQUEST_STATES, status);
  if (!state || REQUEST_STATES[state].isFinal) return false;
  const from = bucharestDay(request_date ?? created_at);
  const today = bucharestDay(new Date());
  return from !== null && today !== null && workingDaysBetween(from, today) > SITE_WORKING_DAYS;
}
