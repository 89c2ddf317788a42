import { INVITATION_DAYS } from '@vitrina/contract/constants';
import type { Permission } from '@vitrina/contract/rules/permissions';
import { holds } from '@vitrina/contract/rules/roles';
import { and, asc, eq, gt, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { staffInvitations } from '../database/schema.ts';
import { hashToken } from '../sessions/tokens.ts';

export type InvitationRow = typeof staffInvitations.$inferSelect;
type NewInvitation = Pick<InvitationRow, 'email' | 'name' | 'permissions' | 'invitedBy'>;

const inItsDays = sql`now() + ${INVITATION_DAYS} * interval '1 day'`;

export const listInvitations = (db: Connection): Promise<InvitationRow[]> =>
  db.select().from(staffInvitations).orderBy(asc(staffInvitations.id));

/** What an open invitation gives whoever has this address; nothing where there is none. */
export async function invitedTo(tx: Transaction, email: string): Promise<readonly Permission[]> {
  const [row] = await tx.select().from(staffInvitations).where(eq(staffInvitations.email, email));
  return row?.permissions ?? [];
}

/** One for each address: another one replaces it, with its link. */
export async function putInvitation(
  tx: Transaction,
  { email, ...values }: NewInvitation,
  token: string,
): Promise<void> {
  const set = { ...values, tokenHash: hashToken(token), expiresAt: inItsDays };
  await tx
    .insert(staffInvitations)
    .values({ email, ...set })
    .onConflictDoUpdate({ target: staffInvitations.email, set });
}

/** Whose link still counts. */
export const isOpen = (token: string): SQL | undefined =>
  and(eq(staffInvitations.tokenHash, hashToken(token)), gt(staffInvitations.expiresAt, sql`now()`));

/** The invitation of a link; whoever opens the same link waits until this is done. */
export async function lockInvitation(
  tx: Transaction,
  token: string,
): Promise<InvitationRow | undefined> {
  const [row] = await tx.select().from(staffInvitations).where(isOpen(token)).for('update');
  return row;
}

/** @returns the invitation that is gone with this; undefined where there was none */
export async function takeInvitation(
  tx: Transaction,
  where: SQL | undefined,
): Promise<InvitationRow | undefined> {
  const [taken] = await tx.delete(staffInvitations).where(where).returning();
  return taken;
}

/** Withdraws what somebody has invited to, as far as they could not do it any more. */
export async function withdrawInvitationsOf(
  tx: Transaction,
  inviterId: number,
  held: readonly Permission[],
): Promise<void> {
  const given = sql`${staffInvitations.permissions} <@ ${sql.param([...held])}::text[]`;
  const unheld = holds(held, 'people') ? not(given) : undefined;
  await tx.delete(staffInvitations).where(and(eq(staffInvitations.invitedBy, inviterId), unheld));
}

/** A month after their end nobody looks for them. */
export const deleteOldInvitations = (tx: Transaction) =>
  tx
    .delete(staffInvitations)
    .where(lt(staffInvitations.expiresAt, sql`now() - interval '30 days'`));
