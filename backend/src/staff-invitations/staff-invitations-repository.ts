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

/** Permissions offered to this address by an open invitation; empty without one. */
export async function invitedTo(tx: Transaction, email: string): Promise<readonly Permission[]> {
  const [row] = await tx.select().from(staffInvitations).where(eq(staffInvitations.email, email));
  return row?.permissions ?? [];
}

/** One per address: a new invitation replaces the previous one and its link. */
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

/** SQL condition: the link is valid. */
export const isOpen = (token: string): SQL | undefined =>
  and(eq(staffInvitations.tokenHash, hashToken(token)), gt(staffInvitations.expiresAt, sql`now()`));

/** Locks a link's invitation, which serialises its use. */
export async function lockInvitation(
  tx: Transaction,
  token: string,
): Promise<InvitationRow | undefined> {
  const [row] = await tx.select().from(staffInvitations).where(isOpen(token)).for('update');
  return row;
}

/** @returns the invitation, now deleted; undefined when there was none */
export async function takeInvitation(
  tx: Transaction,
  where: SQL | undefined,
): Promise<InvitationRow | undefined> {
  const [taken] = await tx.delete(staffInvitations).where(where).returning();
  return taken;
}

/** Withdraws invitations that their inviter could no longer make. */
export async function withdrawInvitationsOf(
  tx: Transaction,
  inviterId: number,
  held: readonly Permission[],
): Promise<void> {
  const given = sql`${staffInvitations.permissions} <@ ${sql.param([...held])}::text[]`;
  const unheld = holds(held, 'people') ? not(given) : undefined;
  await tx.delete(staffInvitations).where(and(eq(staffInvitations.invitedBy, inviterId), unheld));
}

/** Deleted a month after they expire. */
export const deleteOldInvitations = (tx: Transaction) =>
  tx
    .delete(staffInvitations)
    .where(lt(staffInvitations.expiresAt, sql`now() - interval '30 days'`));
