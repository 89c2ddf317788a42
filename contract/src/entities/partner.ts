import * as z from 'zod/mini';
import { maybeId, maybeText } from './answer-fields.ts';

/** A partner whose sales are synchronised. */
export const partner = z.object({
  id: maybeId(),
  user_id: maybeId(),
  name: maybeText(),
  sync_url: maybeText(),
  website_url: maybeText(),
  /** Extensions. ISO 8601; why the last synchronisation failed. */
  last_synced_at: maybeText(),
  last_sync_error: maybeText(),
});
export type Partner = z.output<typeof partner>;
