import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { bucharestDay, type Day } from '@vitrina/contract/rules/bucharest-day';
import type { RequestStatus } from '@vitrina/contract/rules/request-status';
import { addWorkingDays, workingDaysBetween } from '@vitrina/contract/rules/working-days';

/** A site is ready after so many working days at most (spec section 9). */
export const DELIVERY_WORKING_DAYS = 7;

/** In testing the first version is there, and the partner's word is what we wait for. */
const IN_OUR_HANDS: readonly RequestStatus[] = ['pending', 'in_progress'];

export interface DeliveryProgress {
  /** Last of the working days. */
  due: Day;
  /** Working days that have begun since the request, 0 to 7. */
  day: number;
  /** Working days left, the last one included; 0 on that day and later. */
  left: number;
  isLate: boolean;
}

/**
 * Where a request stands in its seven working days; the day it was sent does not count.
 * @param today in Bucharest
 * @returns `null` when it is not for us to act, or when nobody knows when it was sent
 */
export function deliveryProgress(request: WebsiteRequest, today: Day): DeliveryProgress | null {
  const sent = bucharestDay(request.request_date ?? request.created_at);
  if (!sent || !IN_OUR_HANDS.includes(request.status)) return null;
  const due = addWorkingDays(sent, DELIVERY_WORKING_DAYS);
  return {
    due,
    day: today > due ? DELIVERY_WORKING_DAYS : workingDaysBetween(sent, today),
    left: workingDaysBetween(today, due),
    isLate: today > due,
  };
}
