import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { readAuditTriggers } from './read-audit-triggers.ts';

type Row = Record<string, unknown>;
interface Entry {
  kind: string;
  subject: number;
  action: string;
  before: Row | null;
  after: Row | null;
}

/**
 * Contents of the audited tables according to the audit (`told`), and their actual contents (`stored`): rows
 * by kind and id. Leaves out secrets, and columns whose changes alone are not recorded.
 * @throws Error when an entry's `before` differs from the previous entry's `after`
 */
export async function replayAudit(
  db: Database,
): Promise<{ told: Map<string, Row>; stored: Map<string, Row> }> {
  const told = new Map<string, Row>();
  const tables = (await readAuditTriggers(db)).filter(({ isWhole }) => isWhole);
  const left = new Map(tables.map(({ kind, secret, silent }) => [kind, [...secret, ...silent]]));
  for (const { kind, subject, action, before, after } of await readEntries(db)) {
    const ignored = left.get(kind);
    // Events are recorded as changes of their subject, not as rows.
    if (!ignored || (action === 'changed' && before === null)) continue;
    const key = `${kind} ${subject}`;
    const row = told.get(key);
    if ((action === 'created') !== (row === undefined))
      throw new Error(`${key} was ${action} twice`);
    for (const [column, value] of Object.entries(without(before ?? {}, ignored)))
      if (JSON.stringify(row?.[column] ?? null) !== JSON.stringify(value))
        throw new Error(
          `${key}: ${column} was ${row?.[column]}, and its entry begins with ${value}`,
        );
    if (action === 'deleted') told.delete(key);
    else told.set(key, withoutNull({ ...row, ...without(after ?? {}, ignored) }));
  }
  const stored = new Map<string, Row>();
  for (const { name, kind } of tables) {
    const { rows } = await db.execute<{ row: Row & { id: number } }>(
      sql`select to_jsonb(one) as row from ${sql.identifier(name)} as one`,
    );
    for (const { row } of rows)
      stored.set(`${kind} ${row.id}`, withoutNull(without(row, [...(left.get(kind) ?? []), 'id'])));
  }
  return { told, stored };
}

async function readEntries(db: Database): Promise<Entry[]> {
  const { rows } = await db.execute<{ [K in keyof Entry]: Entry[K] }>(sql`
    select kind, subject_id as subject, action,
      before || coalesce(audit_open(sealed, key) -> 'before', '{}') as before,
      after || coalesce(audit_open(sealed, key) -> 'after', '{}') as after
    from audit_entries left join audit_keys on audit_keys.id = key_id order by audit_entries.id`);
  return rows;
}

const without = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));

const withoutNull = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
