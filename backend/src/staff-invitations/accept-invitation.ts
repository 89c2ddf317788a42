import { eq, sql } from 'drizzle-orm';
import { actAsOwner } from '../database/act-as-owner.ts';
import type { Connection, Transaction } from '../database/database.ts';
import { staffInvitations } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { hashToken } from '../sessions/tokens.ts';
import { changeMember } from '../users/staff-repository.ts';
import { findUserByEmail, insertUser } from '../users/users-repository.ts';
import { isOpen, lockInvitation, takeInvitation } from './staff-invitations-repository.ts';

/**
 * Whether a token is an open invitation's; used or withdrawn ones are deleted.
 * @throws HttpError `invitation_expired`
 */
export async function isInvitation(db: Connection, token: string): Promise<boolean> {
  const [known] = await db
    .select({ isOpen: sql<boolean>`${isOpen(token)}` })
    .from(staffInvitations)
    .where(eq(staffInvitations.tokenHash, hashToken(token)));
  if (known && !known.isOpen) throw new HttpError('invitation_expired');
  return known !== undefined;
}

/**
 * Makes the owner of the address staff, with their account or a new one. The caller sets the password and
 * ends every other way in.
 * @returns the account's id; null when the link was used or withdrawn meanwhile
 */
export async function acceptInvitation(tx: Transaction, token: string): Promise<number | null> {
  const invitation = await lockInvitation(tx, token);
  if (!invitation) return null;
  const { email, name, permissions } = invitation;
  const member = { role: 'admin', permissions } as const;
  const created = await insertUser(tx, { email, name, ...member });
  const user = created ?? (await findUserByEmail(tx, email));
  if (!user) throw new Error('The invited account is gone.');
  await actAsOwner(tx, user.id);
  await takeInvitation(tx, eq(staffInvitations.id, invitation.id));
  // Somebody who became staff meanwhile keeps their permissions.
  if (user.role !== 'admin')
    await changeMember(tx, user.id, { ...member, name: user.name || name });
  return user.id;
}
