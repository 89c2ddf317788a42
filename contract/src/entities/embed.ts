import * as z from 'zod/mini';
import { anyText, date, number, shownText } from './answer-fields.ts';

/** A place of the questionnaire on a site of its owner, whose numbers they see. */
export const embed = z.object({
  id: anyText(),
  name: shownText(),
  created_at: date(),
  /** Since then nothing is counted. */
  ended_at: z.nullish(date()),
  /** Where alone it works; none: everywhere. */
  origins: z.nullish(z.array(z.string())),
  /** Requests that came through it. */
  sent: number(),
});
export type Embed = z.output<typeof embed>;
