import * as z from 'zod/mini';
import { date, id, maybeDate, maybeId, maybeText, number } from './answer-fields.ts';

/** A live site of a partner. Dates are ISO 8601. */
export const userWebsite = z.object({
  id: id(),
  user_id: maybeId(),
  business_name: maybeText(),
  website_url: maybeText(),
  email: maybeText(),
  created_at: maybeDate(),
  updated_at: maybeDate(),
  /** Extensions. Increases with each change by staff. */
  version: z.nullish(number()),
  ended_at: z.nullish(date()),
});
export type UserWebsite = z.output<typeof userWebsite>;
