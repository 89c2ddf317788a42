import type { createBusiness } from '@vitrina/contract/calls/create-business';
import { MAX_BUSINESSES } from '@vitrina/contract/constants';
import type { Business } from '@vitrina/contract/entities/business';
import { and, asc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  type Connection,
  type Database,
  inTransaction,
  type Transaction,
} from '../database/database.ts';
import { businesses } from '../database/schema.ts';
import { findFirstSending } from '../http/repeated-request.ts';
import { holdAccount } from '../users/users-repository.ts';

type BusinessRow = typeof businesses.$inferSelect;
type BusinessFields = z.output<(typeof createBusiness)['body']>;

const toColumns = (fields: BusinessFields) => ({
  companyName: fields.company_name,
  cif: fields.cif,
  regCom: fields.reg_com,
  bank: fields.bank,
  iban: fields.iban,
  businessAddress: fields.business_address,
});

export const toBusiness = (row: BusinessRow): Business => ({
  id: row.id,
  company_name: row.companyName,
  cif: row.cif,
  reg_com: row.regCom,
  bank: row.bank,
  iban: row.iban,
  business_address: row.businessAddress,
  user_id: row.userId,
});

const ownedBy = (id: number, userId: number) =>
  and(eq(businesses.id, id), eq(businesses.userId, userId));

/** Companies of everybody, or of one person. */
export const listBusinessRows = (db: Connection, userId?: number) =>
  db
    .select()
    .from(businesses)
    .where(userId === undefined ? undefined : eq(businesses.userId, userId))
    .orderBy(asc(businesses.id));

export async function findBusiness(
  db: Connection,
  id: number,
  userId: number,
): Promise<BusinessRow | undefined> {
  const [row] = await db.select().from(businesses).where(ownedBy(id, userId));
  return row;
}

/**
 * @param sending from `sendingOf`: a repeated request answers the same company
 * @returns null when the person has reached the limit
 */
export const insertBusiness = (
  db: Database,
  userId: number,
  fields: BusinessFields,
  sending: string,
): Promise<BusinessRow | null> =>
  inTransaction(db, async (tx) => {
    const firstAt = await findFirstSending(tx, sending);
    const first = firstAt && (await findMadeAt(tx, userId, firstAt));
    if (first) return first;
    // Serialises a person's insertions, so that the limit holds.
    await holdAccount(tx, userId, 'update');
    if ((await tx.$count(businesses, eq(businesses.userId, userId))) >= MAX_BUSINESSES) return null;
    return insertRow(tx, userId, fields);
  });

async function findMadeAt(
  tx: Transaction,
  userId: number,
  at: Date,
): Promise<BusinessRow | undefined> {
  const rows = await tx.select().from(businesses).where(eq(businesses.userId, userId));
  return rows.find(({ createdAt }) => createdAt.getTime() === at.getTime());
}

async function insertRow(
  db: Connection,
  userId: number,
  fields: BusinessFields,
): Promise<BusinessRow> {
  const [row] = await db
    .insert(businesses)
    .values({ userId, ...toColumns(fields) })
    .returning();
  if (!row) throw new Error('The insert returned no row.');
  return row;
}

/**
 * @returns whether this person has such a company
 * @throws HttpError `session_expired` when the account was erased meanwhile
 */
export async function changeBusiness(
  tx: Transaction,
  id: number,
  userId: number,
  fields: BusinessFields,
): Promise<boolean> {
  await holdAccount(tx, userId);
  const rows = await tx
    .update(businesses)
    .set(toColumns(fields))
    .where(ownedBy(id, userId))
    .returning({ id: businesses.id });
  return rows.length > 0;
}

/** @returns whether this person had such a company */
export async function removeBusiness(
  tx: Transaction,
  id: number,
  userId: number,
): Promise<boolean> {
  const rows = await tx
    .delete(businesses)
    .where(ownedBy(id, userId))
    .returning({ id: businesses.id });
  return rows.length > 0;
}
