import { SITE_WORKING_DAYS } from '../constants.ts';
import type { Day } from './bucharest-day.ts';
import { knownState } from './known-state.ts';
import { REQUEST_STATES } from './request-status.ts';
import { type ClosedDays, workingDaysBetween } from './working-days.ts';

interface RequestPromise {
  status: string | null;
  /** The day on which it came; `null` where that is unknown. */
  from: Day | null;
  /** Working days in which we waited for its owner. */
  pausedDays?: number | undefined;
}

/**
 * Whether a request is neither finished nor refused, in a state known here, and older than what is
 * promised.
 * @param closed days off beside weekends and public holidays
 */
export function isLateRequest(
  { status, from, pausedDays = 0 }: RequestPromise,
  today: Day | null,
  closed: ClosedDays,
): boolean {
  const state = knownState(REQUEST_STATES, status);
  if (!state || REQUEST_STATES[state].isFinal) return false;
  if (from === null || today === null) return false;
  return workingDaysBetween(from, today, closed) > SITE_WORKING_DAYS + pausedDays;
}
