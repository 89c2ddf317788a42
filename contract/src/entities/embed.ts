import * as z from 'zod/mini';
import { anyText, date, number, shownText } from './answer-fields.ts';

/** A questionnaire on its owner's site, with its numbers. */
export const embed = z.object({
  id: anyText(),
  name: shownText(),
  created_at: date(),
  /** Nothing is counted from then on. */
  ended_at: z.nullish(date()),
  /** Allowed sites; empty: any. */
  origins: z.nullish(z.array(z.string())),
  /** Requests sent through it. */
  sent: number(),
});
export type Embed = z.output<typeof embed>;
