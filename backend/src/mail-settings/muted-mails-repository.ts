import type { MutableMail } from '@vitrina/contract/rules/mutable-mails';
import { and, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { mutedMails } from '../database/schema.ts';

export const isMuted = async (
  db: Connection,
  userId: number,
  kind: MutableMail,
): Promise<boolean> =>
  (await db.$count(mutedMails, and(eq(mutedMails.userId, userId), eq(mutedMails.kind, kind)))) > 0;

export async function listMuted(db: Connection, userId: number): Promise<MutableMail[]> {
  const rows = await db
    .select({ kind: mutedMails.kind })
    .from(mutedMails)
    .where(eq(mutedMails.userId, userId));
  return rows.map(({ kind }) => kind);
}

export const mute = (tx: Transaction, userId: number, kind: MutableMail) =>
  tx.insert(mutedMails).values({ userId, kind }).onConflictDoNothing();

/** @param kinds all kinds that are switched off */
export async function setMuted(
  tx: Transaction,
  userId: number,
  kinds: readonly MutableMail[],
): Promise<void> {
  await tx.delete(mutedMails).where(eq(mutedMails.userId, userId));
  for (const kind of kinds) await mute(tx, userId, kind);
}
