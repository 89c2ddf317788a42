import { AUDITED_TABLES } from '../audit/audited-tables.ts';
import { currentActor } from '../database/actor.ts';
import type { Database } from '../database/database.ts';

const WRITE = new RegExp(
  `^\\s*(?:insert into|update|delete from) "(?:${Object.keys(AUDITED_TABLES).join('|')})"`,
);

/** Of a checkout, only changes about its money are recorded. */
function isRecorded(statement: string): boolean {
  const [what = ''] = statement.split(' where ');
  if (!WRITE.test(what)) return false;
  return !what.includes('"checkouts"') || /^update .*"(?:paid_at|refunded_at|state)" =/.test(what);
}

/**
 * Collects statements of calls and jobs that write to an audited table without a transaction: their entries
 * would lack the actor.
 */
export function listUnnamedWrites({ $client: pool }: Database): Set<string> {
  const found = new Set<string>();
  const { query } = pool;
  pool.query = function listed(this: typeof pool, ...args: unknown[]) {
    const [statement] = args;
    const text = String((statement as { text?: string }).text ?? statement);
    if (currentActor() && isRecorded(text)) found.add(text);
    return Reflect.apply(query, this, args);
  } as typeof query;
  return found;
}
