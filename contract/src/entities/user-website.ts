import * as z from 'zod/mini';
import { id, maybeText } from './fields.ts';

/** A live site of a partner. Dates are ISO 8601. */
export const userWebsite = z.object({
  id: id(),
  user_id: z.nullish(id()),
  business_name: maybeText(),
  website_url: maybeText(),
  email: maybeText(),
  created_at: maybeText(),
  updated_at: maybeText(),
});
export type UserWebsite = z.output<typeof userWebsite>;
