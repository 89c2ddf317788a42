import {
  addDays,
  bucharestDay,
  type Day,
  daysBetween,
} from '@vitrina/contract/rules/bucharest-day';
import type { Period } from '@vitrina/contract/rules/period';
import type { Point } from './combine-days.ts';

/** A longer period is drawn from its first to its last sale only. */
const MAX_EMPTY_DAYS = 400;

/**
 * Adds days without sales as 0: a line between sales would suggest values in between. Empty when nothing
 * was sold.
 */
export function fillDays(
  days: readonly Point[],
  { from, to }: Period,
  today: Day = bucharestDay(new Date()) ?? '',
): Point[] {
  const [first, last] = [days[0]?.name, days.at(-1)?.name];
  if (!first || !last) return [];
  const isNear = from !== null && daysBetween(from, first) <= MAX_EMPTY_DAYS;
  const start = isNear && from < first ? from : first;
  const end = to === null || to < last ? last : to < today ? to : last > today ? last : today;
  const isFar = daysBetween(last, end) > MAX_EMPTY_DAYS;
  const values = new Map(days.map(({ name, value }) => [name, value]));
  const count = daysBetween(start, isFar ? last : end) + 1;
  return Array.from({ length: count }, (_, later) => {
    const name = addDays(start, later);
    return { name, value: values.get(name) ?? 0 };
  });
}
