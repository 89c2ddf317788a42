import * as z from 'zod/mini';
import { AUDIT_ACTIONS, AUDIT_ACTORS, AUDIT_KINDS } from '../rules/audit-kinds.ts';
import { anyText, flag, id, maybeId, maybeText, parts, state } from './answer-fields.ts';

/** One field that changed. Absent values are those that were, or are, empty. */
export const auditChange = z.object({
  /** Name of the host's column; a part of it after a dot: `delivery.county`. */
  field: anyText(),
  /** As text. `•` stands for a value that nobody may read. */
  before: maybeText(),
  after: maybeText(),
  /** The person was erased: neither value can be read any more. */
  erased: flag(),
});
export type AuditChange = z.output<typeof auditChange>;

/** Who did what to which thing, and when. */
export const auditEntry = z.object({
  id: id(),
  /** ISO 8601. */
  at: z.string(),
  kind: state(AUDIT_KINDS),
  /** The number of the order, product, …; of the account for `user`. */
  subject_id: id(),
  /** What people call the thing, where its number says nothing to them: which mail, who was invited. */
  subject_name: maybeText(),
  action: state(AUDIT_ACTIONS),
  /** Name of the call or of the job; the database role for the actor `database`. */
  what: anyText(),
  actor_kind: state(AUDIT_ACTORS),
  /** The account, for the actor `person`. */
  actor_id: maybeId(),
  /** Its name today; absent where the account is gone. */
  actor_name: maybeText(),
  /** Tells the sessions of a person apart. */
  session: maybeText(),
  /** Number of the request, as `x-request-id` answered it. */
  request: maybeText(),
  changes: parts(auditChange),
});
export type AuditEntry = z.output<typeof auditEntry>;
