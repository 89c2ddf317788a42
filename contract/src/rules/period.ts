import { addDays, type Day, daysBetween } from './bucharest-day.ts';

/** Days, both inclusive; `null`: open. */
export interface Period {
  from: Day | null;
  to: Day | null;
}

/**
 * The preceding period of equal length; `null` for an open one.
 * @example periodBefore({ from: '2026-03-01', to: '2026-03-07' }, '2026-03-10') // { from: '2026-02-22', to: '2026-02-28' }
 */
export function periodBefore({ from, to }: Period, today: Day): Period | null {
  if (!from) return null;
  const length = daysBetween(from, to ?? today) + 1;
  if (length < 1) return null;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}
