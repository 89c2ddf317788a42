import * as z from 'zod/mini';
import { INVALID_DAY } from '../messages.ts';
import { addDays } from '../rules/bucharest-day.ts';
import { text } from './fields.ts';

const FORM = /^20\d\d-\d\d-\d\d$/;
const isDay = (day: string): boolean => {
  const time = FORM.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && addDays(day, 0) === day;
};

/** A day off in addition to weekends and public holidays. */
export const closedDay = z.object({
  /** `YYYY-MM-DD` of this century. */
  day: z.string().check(z.refine(isDay, { error: INVALID_DAY })),
  /** For staff. */
  reason: text(80),
});
export type ClosedDay = z.output<typeof closedDay>;
