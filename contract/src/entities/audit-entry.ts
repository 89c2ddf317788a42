import * as z from 'zod/mini';
import { AUDIT_ACTIONS, AUDIT_ACTORS, AUDIT_KINDS } from '../rules/audit-kinds.ts';
import { anyText, flag, id, maybeId, maybeText, parts, state } from './answer-fields.ts';

/** A changed field. An absent value was, or is, empty. */
export const auditChange = z.object({
  /** Column of the host; with a dot for a part of it: `delivery.county`. */
  field: anyText(),
  /** As text. `•` replaces a secret. */
  before: maybeText(),
  after: maybeText(),
  /** The person was erased: neither value is readable any more. */
  erased: flag(),
});
export type AuditChange = z.output<typeof auditChange>;

/** An audited action: actor, thing and time. */
export const auditEntry = z.object({
  id: id(),
  /** ISO 8601. */
  at: z.string(),
  kind: state(AUDIT_KINDS),
  /** Id of the order, product, …; of the account for `user`. */
  subject_id: id(),
  /** Name of a subject without a meaningful id: a mail, an invited person. */
  subject_name: maybeText(),
  action: state(AUDIT_ACTIONS),
  /** Name of the call or job; the database role for the actor `database`. */
  what: anyText(),
  actor_kind: state(AUDIT_ACTORS),
  /** Account id, for the actor `person`. */
  actor_id: maybeId(),
  /** Current name; absent when the account is gone. */
  actor_name: maybeText(),
  /** Distinguishes the person's sessions. */
  session: maybeText(),
  /** Id of the request, from `x-request-id`. */
  request: maybeText(),
  changes: parts(auditChange),
});
export type AuditEntry = z.output<typeof auditEntry>;
