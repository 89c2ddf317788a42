import { REFUND_DAYS, WITHDRAWAL_DAYS } from '../constants.ts';
import { addDays, bucharestDay, type Day } from './bucharest-day.ts';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

/**
 * The last day of the right to withdraw: the 14th after the delivery (OUG 34/2014, art. 9), or the
 * next working day where that is none (Regulation 1182/71, art. 3).
 * @param deliveredAt ISO 8601
 * @returns `null` while it is not delivered
 */
export function lastWithdrawalDay(deliveredAt: string | Date | null | undefined): Day | null {
  const delivered = bucharestDay(deliveredAt);
  if (delivered === null) return null;
  const last = addDays(delivered, WITHDRAWAL_DAYS);
  return isWorkingDay(last) ? last : addWorkingDays(last, 1);
}

/** Whether a declaration came in time; one before the delivery always did. */
export function isInTime(
  declaredAt: string | Date,
  deliveredAt: string | Date | null | undefined,
): boolean {
  const last = lastWithdrawalDay(deliveredAt);
  const declared = bucharestDay(declaredAt);
  return last === null || declared === null || declared <= last;
}

/**
 * The day on which the money has to be on its way: the 14th after the declaration (OUG 34/2014, art. 13).
 * @example refundDay('2026-03-02T10:00:00Z') // '2026-03-16'
 */
export function refundDay(declaredAt: string | Date): Day | null {
  const declared = bucharestDay(declaredAt);
  return declared === null ? null : addDays(declared, REFUND_DAYS);
}
