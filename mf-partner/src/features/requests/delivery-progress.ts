import { SITE_WORKING_DAYS } from '@vitrina/contract/constants';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { bucharestDay, type Day } from '@vitrina/contract/rules/bucharest-day';
import { knownState } from '@vitrina/contract/rules/known-state';
import { promisedDay } from '@vitrina/contract/rules/promise';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { type ClosedDays, workingDaysBetween } from '@vitrina/contract/rules/working-days';
import { sentAt } from './sent-at.ts';

export interface DeliveryProgress {
  /** Last working day. */
  due: Day;
  /** Working days begun since the request, 0 to 7. */
  day: number;
  /** Working days left including the last; 0 from then on. */
  left: number;
  isLate: boolean;
}

/**
 * Progress through the seven working days; excludes the day of sending, and days spent waiting for the
 * owner.
 * @param today in Bucharest
 * @param closed days off in addition to weekends and public holidays
 * @returns `null` when it is not our turn, or the sending date is unknown
 */
export function deliveryProgress(
  request: WebsiteRequest,
  today: Day,
  closed?: ClosedDays,
): DeliveryProgress | null {
  const sent = bucharestDay(sentAt(request));
  const state = knownState(REQUEST_STATES, request.status);
  if (!sent || !state || !REQUEST_STATES[state].isInOurHands) return null;
  const paused = request.paused_days ?? 0;
  const due = promisedDay(sent, paused, closed);
  return {
    due,
    day: today > due ? SITE_WORKING_DAYS : workingDaysBetween(sent, today, closed) - paused,
    left: workingDaysBetween(today, due, closed),
    isLate: today > due,
  };
}
