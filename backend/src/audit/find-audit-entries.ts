import type { listAuditEntries } from '@vitrina/contract/calls/list-audit-entries';
import type { AuditKind } from '@vitrina/contract/rules/audit-kinds';
import { and, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Connection } from '../database/database.ts';
import { auditEntries, auditKeys, embeds, staffInvitations, users } from '../database/schema.ts';
import { startOfDay } from '../database/start-of-day.ts';

type AuditQuery = z.output<(typeof listAuditEntries)['query']>;
export type AuditRow = Awaited<ReturnType<typeof findAuditEntries>>['rows'][number];

/** Values of columns, by name. */
export type Values = Record<string, unknown>;
/** Decrypted values; null when there was no row. */
interface Opened {
  before: Values | null;
  after: Values | null;
}

const PAGE = 50;

/** Each version of a setting is a row; the value it replaced is in the previous entry. */
const REPLACED = sql`(
  select jsonb_build_object('value', earlier.after -> 'value') from ${auditEntries} as earlier
  where ${auditEntries.kind} = 'setting' and earlier.kind = 'setting'
    and earlier.after ->> 'name' = ${auditEntries.after} ->> 'name'
    and (earlier.after ->> 'version')::int = (${auditEntries.after} ->> 'version')::int - 1
  limit 1)`;

const { sealed, ...columns } = getTableColumns(auditEntries);

/**
 * One page of entries, newest first; `next` is null on the last page.
 * @param kinds readable by the caller
 */
export async function findAuditEntries(
  db: Connection,
  { limit = PAGE, ...query }: AuditQuery,
  kinds: readonly AuditKind[],
) {
  const rows = await db
    .select({
      ...columns,
      actorName: users.name,
      /** Address of a pending invitation. */
      invitedEmail: staffInvitations.email,
      /** Current name of the form. */
      embedName: embeds.name,
      /** Value of the previous version of a setting; null for the first version and for everything else. */
      replaced: sql<{ value: unknown } | null>`${REPLACED}`,
      /** Also null when the key is destroyed: the person was erased. */
      opened: sql<Opened | null>`audit_open(${sealed}, ${auditKeys.key})`,
    })
    .from(auditEntries)
    .leftJoin(auditKeys, eq(auditKeys.id, auditEntries.keyId))
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(
      staffInvitations,
      and(eq(auditEntries.kind, 'invitation'), eq(staffInvitations.id, auditEntries.subjectId)),
    )
    .leftJoin(
      embeds,
      and(eq(auditEntries.kind, 'embed'), eq(embeds.number, auditEntries.subjectId)),
    )
    .where(and(inArray(auditEntries.kind, [...kinds]), ...conditionsOf(query)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

function conditionsOf({ person, kind, subject, from, to, before }: AuditQuery): SQL[] {
  const conditions: SQL[] = [];
  if (person) conditions.push(eq(auditEntries.actorId, person));
  if (kind) conditions.push(eq(auditEntries.kind, kind));
  if (subject) conditions.push(eq(auditEntries.subjectId, subject));
  if (from) conditions.push(gte(auditEntries.at, startOfDay(from, 0)));
  if (to) conditions.push(lt(auditEntries.at, startOfDay(to, 1)));
  if (before)
    conditions.push(
      sql`(${auditEntries.at}, ${auditEntries.id}) < (select at, id from audit_entries where id = ${before})`,
    );
  return conditions;
}
