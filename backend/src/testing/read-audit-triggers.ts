import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Arguments of an audit trigger in the database. */
export interface AuditTrigger {
  /** Name of the table. */
  name: string;
  kind: string;
  personal: readonly string[];
  secret: readonly string[];
  /** Columns whose changes alone are not recorded. */
  silent: readonly string[];
  /** Records every change of a row, from its creation on. */
  isWhole: boolean;
}

export async function readAuditTriggers(db: Database): Promise<AuditTrigger[]> {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select tgrelid::regclass::text as name, pg_get_triggerdef(oid) as definition
    from pg_trigger where tgname = 'audit_row'`);
  return rows.map(({ name, definition }) => {
    const [kind = '', , , , personal, secret, silent] = argumentsOf(definition);
    return {
      ...{ name, kind },
      ...{ personal: columnsOf(personal), secret: columnsOf(secret), silent: columnsOf(silent) },
      isWhole: !definition.includes(' WHEN '),
    };
  });
}

const argumentsOf = (definition: string): string[] =>
  [...(definition.split('audit_row(').at(-1) ?? '').matchAll(/'([^']*)'/g)].map(
    ([, argument = '']) => argument,
  );

const columnsOf = (list = '{}'): string[] => list.replace(/[{}]/g, '').split(',').filter(Boolean);
