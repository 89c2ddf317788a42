import { REFUND_DAYS, WITHDRAWAL_DAYS } from '../constants.ts';
import { addDays, bucharestDay, type Day } from './bucharest-day.ts';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

/**
 * Last day of the right to withdraw: the 14th after delivery (OUG 34/2014, art. 9), or the next working day
 * (Regulation 1182/71, art. 3).
 * @param deliveredAt ISO 8601
 * @returns `null` before delivery
 */
export function lastWithdrawalDay(deliveredAt: string | Date | null | undefined): Day | null {
  const delivered = bucharestDay(deliveredAt);
  if (delivered === null) return null;
  const last = addDays(delivered, WITHDRAWAL_DAYS);
  return isWorkingDay(last) ? last : addWorkingDays(last, 1);
}

/** Whether a declaration is in time; before delivery it always is. */
export function isInTime(
  declaredAt: string | Date,
  deliveredAt: string | Date | null | undefined,
): boolean {
  const last = lastWithdrawalDay(deliveredAt);
  const declared = bucharestDay(declaredAt);
  return last === null || declared === null || declared <= last;
}

/** The part of an order that decides about returns. */
interface Returnable {
  status: string | null;
  /** ISO 8601. */
  delivered_at?: string | null | undefined;
  withdrawn_at?: string | null | undefined;
  items?: readonly { returnable?: number | null | undefined }[] | undefined;
}

/**
 * Until when a buyer can return goods: from dispatch to the last day of the right to withdraw. Without the
 * host's delivery date there is no last day; without its count of remaining pieces, one declaration ends it.
 * @returns `null` when nothing can be returned, or no longer
 * @example returnOffer({ status: 'Shipped' }) // { until: null }
 */
export function returnOffer(
  { status, delivered_at, ...order }: Returnable,
  now: Date = new Date(),
): { until: Day | null } | null {
  if (!isLeft(order)) return null;
  if (status === 'Shipped') return { until: null };
  if (status !== 'Delivered' || !isInTime(now, delivered_at)) return null;
  return { until: lastWithdrawalDay(delivered_at) };
}

/**
 * Whether a buyer can still stop an order: before the parcel leaves it is cancelled instead of returned
 * (docs/product.md#returns).
 * @example isStoppable({ status: 'Processing' }) // true
 */
export const isStoppable = ({ status, ...order }: Returnable): boolean =>
  status === 'Processing' && isLeft(order);

/** Whether some pieces are in no declaration yet. */
function isLeft({ withdrawn_at, items = [] }: Omit<Returnable, 'status'>): boolean {
  const told = items.filter(({ returnable }) => returnable != null);
  return told.length > 0 ? told.some(({ returnable }) => Number(returnable) > 0) : !withdrawn_at;
}

/**
 * Last day for the refund: the 14th after the declaration (OUG 34/2014, art. 13).
 * @example refundDay('2026-03-02T10:00:00Z') // '2026-03-16'
 */
export function refundDay(declaredAt: string | Date): Day | null {
  const declared = bucharestDay(declaredAt);
  return declared === null ? null : addDays(declared, REFUND_DAYS);
}
