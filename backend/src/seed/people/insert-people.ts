import { PERMISSIONS, type Permission } from '@vitrina/contract/rules/permissions';
import { hashPassword } from '../../auth/passwords.ts';
import type { Transaction } from '../../database/database.ts';
import { businesses, users } from '../../database/schema.ts';
import { daysBefore } from '../dates.ts';
import { DEMO_PASSWORDS } from './demo-accounts.ts';
import { PEOPLE } from './people.ts';

/** Permissions of the staff. */
const HELD: Readonly<Record<string, Permission[]>> = {
  admin: [...PERMISSIONS],
  'shop-staff': ['shop'],
};

/** Ids of people and companies, for the rest of the demonstration. */
export interface InsertedPeople {
  adminId: number;
  /** E-mail address -> id of the account. */
  userIds: ReadonlyMap<string, number>;
  /** Name of the company -> its id. */
  businessIds: ReadonlyMap<string, number>;
}

/**
 * @param password of all accounts in a deployment; null: the demonstration's passwords
 * @returns null when the accounts exist already: another process was faster
 */
export async function insertPeople(
  tx: Transaction,
  now: Date,
  password: string | null,
): Promise<InsertedPeople | null> {
  const [admin, shopStaff, partner, shopper] = await Promise.all([
    hashPassword(password ?? DEMO_PASSWORDS.admin),
    hashPassword(password ?? DEMO_PASSWORDS['shop-staff']),
    hashPassword(password ?? DEMO_PASSWORDS.partner),
    hashPassword(password ?? DEMO_PASSWORDS.shopper),
  ]);
  const hashes = { admin, 'shop-staff': shopStaff, partner, shopper };
  const createdAt = daysBefore(now, 400);
  const rows = PEOPLE.map(({ kind, companies: _, ...person }) => ({
    ...person,
    role: HELD[kind] ? ('admin' as const) : ('user' as const),
    permissions: HELD[kind] ?? [],
    passwordHash: hashes[kind],
    createdAt,
    emailVerifiedAt: createdAt,
  }));
  const inserted = await tx
    .insert(users)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: users.id, email: users.email });
  if (inserted.length < rows.length) return null;

  const userIds = new Map(inserted.map(({ email, id }) => [email, id]));
  const companies = PEOPLE.flatMap(({ email, companies: owned }) =>
    owned.map((company) => ({ ...company, userId: userIds.get(email) ?? 0, createdAt })),
  );
  const owned = await tx
    .insert(businesses)
    .values(companies)
    .returning({ id: businesses.id, companyName: businesses.companyName });
  return {
    adminId: userIds.get(PEOPLE.find(({ kind }) => kind === 'admin')?.email ?? '') ?? 0,
    userIds,
    businessIds: new Map(owned.map(({ companyName, id }) => [companyName, id])),
  };
}
