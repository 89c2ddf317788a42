import { ARRIVAL_KINDS, ARRIVALS, type ArrivalKind } from '@vitrina/contract/rules/arrivals';
import { holds } from '@vitrina/contract/rules/roles';
import type { Config } from '../config.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { staffNews } from '../mails/staff-mails.ts';
import { lockAccount } from '../users/users-repository.ts';
import { countArrivals, listMailed, noteMailed, readSeen } from './arrivals-repository.ts';

/** Arrivals seen within this time bring no mail; the rest share one mail. In seconds. */
const WAIT_S = 10 * 60;

interface News {
  kind: ArrivalKind;
  count: number;
  newest: number;
}

/**
 * Mails the staff who asked for it about unseen arrivals.
 * @returns the number of mails written
 */
export async function mailArrivalsDue(db: Database, config: Config): Promise<number> {
  let written = 0;
  for (const { id } of await listMailed(db))
    if (await inTransaction(db, (tx) => mailOne(tx, config, id))) written += 1;
  return written;
}

async function mailOne(tx: Transaction, config: Config, id: number): Promise<boolean> {
  // Serialises processes, and keeps the account from being closed or renamed meanwhile.
  const member = await lockAccount(tx, id, 'no key update');
  if (member?.role !== 'admin') return false;
  const seen = await readSeen(tx, id);
  const news: News[] = [];
  let waited = 0;
  for (const kind of ARRIVAL_KINDS) {
    const { seenId = null, mailedId = null } = seen.get(kind) ?? {};
    if (mailedId === null || !holds(member.permissions, ARRIVALS[kind])) continue;
    const arrived = await countArrivals(tx, kind, Math.max(seenId ?? 0, mailedId));
    if (arrived.count === 0) continue;
    news.push({ kind, count: arrived.count, newest: arrived.newest });
    waited = Math.max(waited, arrived.waitsFor ?? 0);
  }
  if (waited < WAIT_S) return false;
  for (const { kind, newest } of news) await noteMailed(tx, id, kind, newest);
  return enqueueMail(tx, staffNews(config, { email: member.email, name: member.name, news }));
}
