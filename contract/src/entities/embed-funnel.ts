import * as z from 'zod/mini';
import { anyText, date, number } from './answer-fields.ts';

/** Of one day, or of one page: visits, requests, and websites that came of those. */
const embedSums = {
  ready: number(),
  seen: number(),
  start: number(),
  sent: number(),
  live: number(),
};

export const embedSum = z.object(embedSums);
export type EmbedSum = z.output<typeof embedSum>;

export const embedDay = z.object({ day: date(), ...embedSums });

/** `page` is an origin with its path; '' where the browser did not say, '*' for all above the limit. */
export const embedPage = z.object({ page: anyText(), ...embedSums });

/** Visits in which a step was shown; `id` as in the questionnaire, or `review`. */
export const embedStep = z.object({ id: anyText(), count: number() });
