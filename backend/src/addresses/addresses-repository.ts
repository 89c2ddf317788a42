import { MAX_ADDRESSES } from '@vitrina/contract/constants';
import type { SavedAddress, SavedAddressInput } from '@vitrina/contract/entities/saved-address';
import { normalizePhone } from '@vitrina/contract/rules/phone';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { addresses } from '../database/schema.ts';
import { changeProfile, holdAccount } from '../users/users-repository.ts';

type AddressRow = typeof addresses.$inferSelect;

export const addressAnswer = ({
  userId,
  isDefault,
  createdAt,
  ...row
}: AddressRow): SavedAddress => ({
  ...row,
  is_default: isDefault,
});

const toColumns = ({ is_default, phone, ...place }: SavedAddressInput) => ({
  ...place,
  phone: normalizePhone(phone),
});

const ownedBy = (id: number, userId: number) =>
  and(eq(addresses.id, id), eq(addresses.userId, userId));

/** The default one first, then the newest. */
export const listAddressRows = (db: Connection, userId: number) =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));

/** @returns null when the person has as many as allowed */
export async function insertAddress(
  tx: Transaction,
  userId: number,
  input: SavedAddressInput,
): Promise<AddressRow | null> {
  // Serialises a person's changes, so that the limit and the single default hold.
  await holdAccount(tx, userId, 'update');
  const others = await tx.$count(addresses, eq(addresses.userId, userId));
  if (others >= MAX_ADDRESSES) return null;
  const [row] = await tx
    .insert(addresses)
    .values({ userId, ...toColumns(input) })
    .returning();
  if (!row) throw new Error('The address was not stored.');
  if (others > 0 && !input.is_default) return row;
  await makeDefault(tx, row);
  return { ...row, isDefault: true };
}

/** @returns whether this person has such an address */
export async function changeAddressRow(
  tx: Transaction,
  { id, userId }: { id: number; userId: number },
  input: SavedAddressInput,
): Promise<boolean> {
  await holdAccount(tx, userId, 'update');
  const [row] = await tx
    .update(addresses)
    .set(toColumns(input))
    .where(ownedBy(id, userId))
    .returning();
  if (!row) return false;
  if (input.is_default || row.isDefault) await makeDefault(tx, row);
  return true;
}

/** @returns whether this person had such an address */
export async function removeAddress(tx: Transaction, id: number, userId: number): Promise<boolean> {
  await holdAccount(tx, userId, 'update');
  const [removed] = await tx.delete(addresses).where(ownedBy(id, userId)).returning();
  if (!removed?.isDefault) return removed !== undefined;
  const [next] = await listAddressRows(tx, userId).limit(1);
  if (next) await makeDefault(tx, next);
  else await changeProfile(tx, userId, { county: '', locality: '', zip: '', address: '' });
  return true;
}

/** Callers that know only one address read it from the profile (docs/product.md#address-book). */
async function makeDefault(tx: Transaction, row: AddressRow): Promise<void> {
  const { id, userId, county, locality, zip, address } = row;
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), ne(addresses.id, id)));
  await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, id));
  await changeProfile(tx, userId, { county, locality, zip, address });
}
