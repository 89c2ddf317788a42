/** Kinds of things whose changes a host records. */
export const AUDIT_KINDS = [
  'order',
  'payment',
  'product',
  'category',
  'request',
  'site',
  'partner',
  'business',
  'commission',
  'commission-payment',
  'withdrawal',
  'return',
  'user',
  'setting',
  'invitation',
  'release',
  'embed',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** What happened to a row. */
export const AUDIT_ACTIONS = ['created', 'changed', 'deleted'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * Author of a change: a `person` with a session, a `visitor` without one, a `job` of the host, another
 * `system` (the card provider), or a statement run on the `database` past the host.
 */
export const AUDIT_ACTORS = ['person', 'visitor', 'job', 'system', 'database'] as const;
export type AuditActor = (typeof AUDIT_ACTORS)[number];
