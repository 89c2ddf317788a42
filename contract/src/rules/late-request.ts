import { SITE_WORKING_DAYS } from '../constants.ts';
import type { Day } from './bucharest-day.ts';
import { knownState } from './known-state.ts';
import { REQUEST_STATES } from './request-status.ts';
import { type ClosedDays, workingDaysBetween } from './working-days.ts';

interface RequestPromise {
  status: string | null;
  /** Day it came in; `null` when unknown. */
  from: Day | null;
  /** Working days spent waiting for its owner. */
  pausedDays?: number | undefined;
}

/**
 * Whether an open request in a known state is older than promised.
 * @param closed days off in addition to weekends and public holidays
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
