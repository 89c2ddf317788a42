import { AUDITED_TABLES } from '../audit/audited-tables.ts';
import { currentActor } from '../database/actor.ts';
import type { Database } from '../database/database.ts';

const WRITE = new RegExp(
  `^\\s*(?:insert into|update|delete from) "(?:${Object.keys(AUDITED_TABLES).join('|')})"`,
);

/** Of a checkout, only what becomes of money is recorded. */
function isRecorded(statement: string): boolean {
  const [what = ''] = statement.split(' where ');
  if (!WRITE.test(what)) return false;
  return !what.includes('"checkouts"') || /^update .*"(?:paid_at|refunded_at|state)" =/.test(what);
}

/**
 * Fills with the statements by which a call or a job writes to an audited table without a transaction:
 * their entries would not say who did it.
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
