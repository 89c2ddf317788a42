import * as z from 'zod/mini';
import { anyText, date, number, parts } from './answer-fields.ts';

/** Per day or page: visits, requests, and resulting websites. */
const embedSums = {
  ready: number(),
  seen: number(),
  /** Of those seen: opened over the page. */
  opened: number(),
  start: number(),
  sent: number(),
  live: number(),
};

/** Visits of a form by how far they came. */
export const embedSum = z.object(embedSums);
export type EmbedSum = z.output<typeof embedSum>;

/** Visits that reached a step; `id` as in the questionnaire, or `review`. */
export const embedStep = z.object({ id: anyText(), count: number() });
const steps = parts(embedStep);

/** The same of one day in Europe/Bucharest, with its steps. */
export const embedDay = z.object({ day: date(), ...embedSums, steps });

/** `page` is origin and path; '' when not reported, '*' for all above the limit. */
export const embedPage = z.object({ page: anyText(), ...embedSums, steps });
