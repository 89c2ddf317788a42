import * as z from 'zod/mini';
import { anyText, date, number, parts } from './answer-fields.ts';

/** Of one day, or of one page: visits, requests, and websites that came of those. */
const embedSums = {
  ready: number(),
  seen: number(),
  /** Of those that were seen: over the page. */
  opened: number(),
  start: number(),
  sent: number(),
  live: number(),
};

export const embedSum = z.object(embedSums);
export type EmbedSum = z.output<typeof embedSum>;

/** Visits in which a step was shown; `id` as in the questionnaire, or `review`. */
export const embedStep = z.object({ id: anyText(), count: number() });
const steps = parts(embedStep);

export const embedDay = z.object({ day: date(), ...embedSums, steps });

/** `page` is an origin with its path; '' where the browser did not say, '*' for all above the limit. */
export const embedPage = z.object({ page: anyText(), ...embedSums, steps });
