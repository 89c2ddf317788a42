import * as z from 'zod/mini';
import { date, maybeFlag, maybeId, maybeText, number } from './answer-fields.ts';

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
  /** Rises with each change by staff. */
  version: z.nullish(number()),
  /** False where every key was revoked: the shop is not asked. */
  has_key: maybeFlag(),
  /** Until when the old key is tried beside a new one. */
  old_key_until: z.nullish(date()),
  ended_at: z.nullish(date()),
});
export type Partner = z.output<typeof partner>;
