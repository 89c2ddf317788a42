import type { User } from '@vitrina/contract/entities/user';
import { users } from '../database/schema.ts';

export type UserRow = typeof users.$inferSelect;

/** Columns of an answer: without the password, and without dates that long lists would parse needlessly. */
export const answeredColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  role: users.role,
  permissions: users.permissions,
  phone: users.phone,
  address: users.address,
  county: users.county,
  locality: users.locality,
  zip: users.zip,
};

/** An account on the wire. */
export const userAnswer = (row: Pick<UserRow, keyof typeof answeredColumns>): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  email_verified: row.emailVerifiedAt !== null,
  role: row.role,
  ...(row.role === 'admin' && { permissions: row.permissions }),
  phone: row.phone,
  address: row.address,
  county: row.county,
  locality: row.locality,
  zip: row.zip,
});
