import * as z from 'zod/mini';
import { CALL_MINUTES } from '../constants.ts';
import { INVALID_CALL_HOURS, INVALID_CALL_TIME } from '../messages.ts';
import { minutesOf } from '../rules/call-slots.ts';

/** `10:20`, a multiple of a call's length, so slots of different hours never overlap partly. */
const time = () =>
  z.string().check(
    z.refine((value) => (minutesOf(value) ?? 1) % CALL_MINUTES === 0, {
      error: INVALID_CALL_TIME,
    }),
  );

/** Times at which staff take partners' calls, Bucharest time, working days only. */
export const callHoursInput = z
  .object({
    /** 1 is Monday, 5 is Friday; empty when nobody takes calls. */
    weekdays: z.array(z.int().check(z.minimum(1), z.maximum(5))).check(
      z.maxLength(5),
      z.refine((days) => new Set(days).size === days.length),
    ),
    from: time(),
    to: time(),
  })
  .check(
    z.refine(({ from, to }) => (minutesOf(from) ?? 0) < (minutesOf(to) ?? 0), {
      error: INVALID_CALL_HOURS,
      path: ['to'],
    }),
  );
