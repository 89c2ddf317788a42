import type { User } from '@vitrina/contract/entities/user';
import type { users } from '../database/schema.ts';

export type UserRow = typeof users.$inferSelect;

/** An account as it leaves the host: without its password. */
export const userAnswer = (row: UserRow): User => ({
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
