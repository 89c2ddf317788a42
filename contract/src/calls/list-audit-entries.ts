import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { maybeId, rows } from '../entities/answer-fields.ts';
import { auditEntry } from '../entities/audit-entry.ts';
import { pathId } from '../entities/fields.ts';
import { AUDIT_KINDS } from '../rules/audit-kinds.ts';
import { PERMISSIONS } from '../rules/permissions.ts';

/** Where a host lacks it, the console shows neither the page nor the history of a thing. */
export const listAuditEntries = defineCall({
  name: 'list-audit-entries',
  method: 'GET',
  path: '/api/audit',
  access: 'admin',
  // Each reads the kinds that are theirs (`rules/audit-audience`).
  permission: PERMISSIONS,
  capability: 'audit',
  summary: 'Who changed what, the newest first.',
  query: z.object({
    /** Account of who did it. */
    person: z.optional(pathId()),
    kind: z.optional(z.enum(AUDIT_KINDS)),
    /** Number of the thing; with `kind`. */
    subject: z.optional(pathId()),
    /** Days in Europe/Bucharest, both included. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    /** Older ones than this entry: `next` of the answer before. */
    before: z.optional(z.coerce.number<number>().check(z.int(), z.positive())),
    /** 50 without it. */
    limit: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(200))),
  }),
  response: z.object({
    data: rows(auditEntry),
    /** Absent where there are no older ones. */
    next: maybeId(),
  }),
});
