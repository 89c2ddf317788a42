import * as z from 'zod/mini';
import { id, maybeDate, maybeId, maybeText } from './answer-fields.ts';

/** A live site of a partner. Dates are ISO 8601. */
export const userWebsite = z.object({
  id: id(),
  user_id: maybeId(),
  business_name: maybeText(),
  website_url: maybeText(),
  email: maybeText(),
  created_at: maybeDate(),
  updated_at: maybeDate(),
});
export type UserWebsite = z.output<typeof userWebsite>;
