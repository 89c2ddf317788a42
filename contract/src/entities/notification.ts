import * as z from 'zod/mini';
import { NOTIFICATION_TARGETS } from '../rules/notification-target.ts';
import { anyText, date, flag, id, maybeId, maybeKnown } from './answer-fields.ts';

/** A notification of an account. */
export const notification = z.object({
  id: id(),
  message: anyText(),
  /** ISO 8601. */
  created_at: date(),
  is_read: flag(),
  /** Extension: kind of its subject. */
  target: maybeKnown(NOTIFICATION_TARGETS),
  /** Extension: id of its subject, when that has a page. */
  target_id: maybeId(),
});
export type Notification = z.output<typeof notification>;
