import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { businesses, users } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import type { UserRow } from './user-answer.ts';

type NewUser = typeof users.$inferInsert;

/** @returns null when the address already has an account; it is left alone */
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

/**
 * Locks the account that the caller is about to store something for, until the transaction ends. An
 * erasure that began before is waited for: nothing may be added behind it.
 * @throws HttpError `session_expired` when it was erased since the request came
 */
export async function holdAccount(
  tx: Transaction,
  id: number,
  strength: 'key share' | 'update' = 'key share',
): Promise<void> {
  const rows = await tx.select({ id: users.id }).from(users).where(isLive(id)).for(strength);
  if (rows.length === 0) throw new HttpError('session_expired');
}

const isLive = (id: number) => and(eq(users.id, id), isNull(users.erasedAt));

/** All accounts that were not erased, the newest first, each with its first company. */
export function listUsersWithCompany(db: Connection) {
  const company = db
    .selectDistinctOn([businesses.userId])
    .from(businesses)
    .orderBy(businesses.userId, asc(businesses.id))
    .as('company');
  return db
    .select({
      user: users,
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
}
