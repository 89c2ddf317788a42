import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { maybeId, rows } from '../entities/answer-fields.ts';
import { auditEntry } from '../entities/audit-entry.ts';
import { pathId } from '../entities/fields.ts';
import { AUDIT_KINDS } from '../rules/audit-kinds.ts';
import { PERMISSIONS } from '../rules/permissions.ts';

/** Without this call the console shows neither the journal nor histories. */
export const listAuditEntries = defineCall({
  name: 'list-audit-entries',
  method: 'GET',
  path: '/api/audit',
  access: 'admin',
  // Answers only the kinds the caller may see (`rules/audit-audience`).
  permission: PERMISSIONS,
  capability: 'audit',
  summary: 'Lists recorded changes and who made them, newest first.',
  query: z.object({
    /** Account of the actor. */
    person: z.optional(pathId()),
    kind: z.optional(z.enum(AUDIT_KINDS)),
    /** Id of the thing; with `kind`. */
    subject: z.optional(pathId()),
    /** Days in Europe/Bucharest, both inclusive. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    /** Entries before this one: `next` of the previous answer. */
    before: z.optional(z.coerce.number<number>().check(z.int(), z.positive())),
    /** Default 50. */
    limit: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(200))),
  }),
  response: z.object({
    data: rows(auditEntry),
    /** Absent on the last page. */
    next: maybeId(),
  }),
});
