import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { addresses, businesses, users } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { answeredColumns, type UserRow } from './user-answer.ts';

type NewUser = typeof users.$inferInsert;

/** @returns null when the address has an account, which stays unchanged */
export async function insertUser(tx: Transaction, user: NewUser): Promise<UserRow | null> {
  const rows = await tx
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning();
  return rows[0] ?? null;
}

export async function findUserByEmail(db: Connection, email: string): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(eq(users.email, email));
  return rows[0] ?? null;
}

export async function userExists(db: Connection, id: number): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(isLive(id));
  return rows.length > 0;
}

export const changeProfile = (tx: Transaction, id: number, profile: Partial<NewUser>) =>
  tx.update(users).set(profile).where(isLive(id));

/** Sets the profile's address, which is the default of the address book (docs/product.md#address-book). */
export async function changeOnlyAddress(
  tx: Transaction,
  id: number,
  place: Record<'county' | 'locality' | 'zip' | 'address', string>,
): Promise<void> {
  await changeProfile(tx, id, place);
  const isDefault = and(eq(addresses.userId, id), eq(addresses.isDefault, true));
  await tx.update(addresses).set(place).where(isDefault);
}

type Strength = 'key share' | 'no key update' | 'update';

/**
 * Locks an account that something is stored for, until the transaction ends. Waits for an erasure that
 * began before: nothing may be added after it.
 * @returns null when it is unknown or erased
 */
export async function lockAccount(
  tx: Transaction,
  id: number,
  strength: Strength = 'key share',
): Promise<UserRow | null> {
  const rows = await tx.select().from(users).where(isLive(id)).for(strength);
  return rows[0] ?? null;
}

/**
 * The same for the caller's account.
 * @throws HttpError `session_expired` when it was erased since the request arrived
 */
export async function holdAccount(tx: Transaction, id: number, strength?: Strength): Promise<void> {
  if (!(await lockAccount(tx, id, strength))) throw new HttpError('session_expired');
}

/** Locks the account with this address against erasure until the transaction ends. */
export async function lockUserByEmail(tx: Transaction, email: string): Promise<UserRow | null> {
  const rows = await tx.select().from(users).where(eq(users.email, email)).for('no key update');
  return rows[0] ?? null;
}

const isLive = (id: number) => and(eq(users.id, id), isNull(users.erasedAt));

export const countUsers = (db: Connection): Promise<number> =>
  db.$count(users, isNull(users.erasedAt));

/**
 * Accounts with their first company, newest first, without erased ones.
 * @param limit all when omitted
 */
export function listUsersWithCompany(db: Connection, limit?: number) {
  const company = db
    .selectDistinctOn([businesses.userId])
    .from(businesses)
    .orderBy(businesses.userId, asc(businesses.id))
    .as('company');
  const rows = db
    .select({
      user: answeredColumns,
      company: {
        company_name: company.companyName,
        cif: company.cif,
        reg_com: company.regCom,
        bank: company.bank,
        iban: company.iban,
      },
    })
    .from(users)
    .leftJoin(company, eq(company.userId, users.id))
    .where(isNull(users.erasedAt))
    .orderBy(desc(users.id));
  return limit === undefined ? rows : rows.limit(limit);
}
