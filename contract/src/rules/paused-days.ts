import type { Day } from './bucharest-day.ts';
import { type ClosedDays, workingDaysBetween } from './working-days.ts';

/** A wait for the owner, from its first to its last day; `null`: still waiting. */
export type Pause = readonly [from: Day, to: Day | null];

/**
 * Working days spent waiting for the owner, by which the promised day moves. A pause within one day counts
 * none.
 * @param pauses must not overlap
 * @param closed days off in addition to weekends and public holidays
 */
export const pausedDays = (pauses: readonly Pause[], today: Day, closed?: ClosedDays): number =>
  pauses.reduce((sum, [from, to]) => sum + workingDaysBetween(from, to ?? today, closed), 0);
