import type { Permission } from '@vitrina/contract/rules/permissions';
import { and, arrayContains, asc, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { users } from '../database/schema.ts';

const MEMBER = {
  id: users.id,
  name: users.name,
  email: users.email,
  permissions: users.permissions,
};
export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

const members = (db: Connection) =>
  db.select(MEMBER).from(users).where(eq(users.role, 'admin')).orderBy(asc(users.id));

/** Everybody with the role `admin`, the oldest first. */
export const listMembers = async (db: Connection) => await members(db);

/** The same, as they are once every change before this one is done, and until this one is. */
export const lockMembers = async (tx: Transaction) => await members(tx).for('no key update');

export const changeMember = (
  tx: Transaction,
  id: number,
  change: Pick<typeof users.$inferInsert, 'role' | 'permissions' | 'name'>,
) => tx.update(users).set(change).where(eq(users.id, id));

/** Somebody of the staff who holds a permission. */
export const isStaffWith = (permission: Permission) =>
  and(eq(users.role, 'admin'), arrayContains(users.permissions, [permission]));

/** All of them, the oldest account first. */
export const listStaffWith = (db: Connection, permission: Permission) =>
  db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(isStaffWith(permission))
    .orderBy(asc(users.id));
