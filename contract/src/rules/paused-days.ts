import type { Day } from './bucharest-day.ts';
import { type ClosedDays, workingDaysBetween } from './working-days.ts';

/** From the day on which we began to wait for the owner, to that on which it ended; `null`: we wait. */
export type Pause = readonly [from: Day, to: Day | null];

/**
 * The working days that went by while we waited for the owner; by so many the promised day is later.
 * A pause that ends on the day it began costs none.
 * @param pauses none of them overlap
 * @param closed days off beside weekends and public holidays
 */
export const pausedDays = (pauses: readonly Pause[], today: Day, closed?: ClosedDays): number =>
  pauses.reduce((sum, [from, to]) => sum + workingDaysBetween(from, to ?? today, closed), 0);
