import * as z from 'zod/mini';
import { date, maybeFlag, maybeId, maybeText, number } from './answer-fields.ts';

/** A site whose sales are read from its shop. */
export const partner = z.object({
  id: maybeId(),
  user_id: maybeId(),
  name: maybeText(),
  sync_url: maybeText(),
  website_url: maybeText(),
  /** Extensions. ISO 8601; error of the last synchronisation. */
  last_synced_at: maybeText(),
  last_sync_error: maybeText(),
  /** Increases with each change by staff. */
  version: z.nullish(number()),
  /** False when all keys are revoked: the shop is not read. */
  has_key: maybeFlag(),
  /** End of the time in which the previous key is tried, too. */
  old_key_until: z.nullish(date()),
  ended_at: z.nullish(date()),
});
export type Partner = z.output<typeof partner>;
