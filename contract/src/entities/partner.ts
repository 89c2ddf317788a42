import * as z from 'zod/mini';
import { id, maybeText } from './fields.ts';

/** A partner whose sales are synchronised. */
export const partner = z.object({
  id: z.nullish(id()),
  user_id: z.nullish(id()),
  name: maybeText(),
  sync_url: maybeText(),
  website_url: maybeText(),
  /** Extensions. ISO 8601; why the last synchronisation failed. */
  last_synced_at: maybeText(),
  last_sync_error: maybeText(),
});
export type Partner = z.output<typeof partner>;
