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

/** All accounts with role `admin`, oldest first. */
export const listMembers = async (db: Connection) => await members(db);

/** The same, locked: serialised with every other change to the staff. */
export const lockMembers = async (tx: Transaction) => await members(tx).for('no key update');

export const changeMember = (
  tx: Transaction,
  id: number,
  change: Pick<typeof users.$inferInsert, 'role' | 'permissions' | 'name'>,
) => tx.update(users).set(change).where(eq(users.id, id));

/** SQL condition: staff with this permission. */
export const isStaffWith = (permission: Permission) =>
  and(eq(users.role, 'admin'), arrayContains(users.permissions, [permission]));

/** Oldest account first. */
export const listStaffWith = (db: Connection, permission: Permission) =>
  db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(isStaffWith(permission))
    .orderBy(asc(users.id));
