import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { categories, products } from '../database/schema.ts';

export type CategoryRow = typeof categories.$inferSelect;

const isLive = isNull(categories.endedAt);

/** In the shop's order: ordered ones first, then by name. */
export const listCategoryRows = (db: Connection) =>
  db
    .select()
    .from(categories)
    .where(isLive)
    .orderBy(sql`${categories.position} nulls last`, asc(categories.name), asc(categories.id));

/** The same, locked until the transaction ends. */
export const lockCategories = (tx: Transaction) =>
  tx.select().from(categories).where(isLive).orderBy(asc(categories.id)).for('update');

export async function findCategory(db: Connection, id: number): Promise<CategoryRow | undefined> {
  const [row] = await db
    .select()
    .from(categories)
    .where(and(eq(categories.id, id), isLive));
  return row;
}

/** Whether the category exists; locks it until the transaction ends, for a product that is added. */
export async function holdCategory(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, id), isLive))
    .for('share');
  return rows.length > 0;
}

const ofName = (name: string): SQL => sql`lower(${categories.name}) = lower(${name})`;

/** Finds a category by name in any case, reopens a closed one, or creates it. */
export async function ensureCategory(tx: Transaction, name: string): Promise<CategoryRow> {
  const find = async () =>
    (
      await tx
        .select()
        .from(categories)
        .where(and(ofName(name), isLive))
        .limit(1)
    )[0];
  const known = (await find()) ?? (await revive(tx, name));
  if (known) return known;
  const [added] = await tx.insert(categories).values({ name }).onConflictDoNothing().returning();
  const category = added ?? (await find());
  if (!category) throw new Error('The category was not stored.');
  return category;
}

async function revive(tx: Transaction, name: string): Promise<CategoryRow | undefined> {
  const [ended] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(ofName(name), isNotNull(categories.endedAt)))
    .orderBy(sql`${categories.endedAt} desc`)
    .limit(1);
  if (!ended) return undefined;
  const [row] = await tx
    .update(categories)
    .set({ name, endedAt: null })
    .where(eq(categories.id, ended.id))
    .returning();
  return row;
}

/** The category for a restored product: its own, reopened, or one that has its name by now. */
export async function reviveCategory(tx: Transaction, id: number): Promise<number> {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id));
  if (!row?.endedAt) return id;
  return (await ensureCategory(tx, row.name)).id;
}

/** @returns whether another category has the name */
export async function isNameTaken(tx: Transaction, id: number, name: string): Promise<boolean> {
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(ofName(name), isLive, sql`${categories.id} <> ${id}`))
    .limit(1);
  return rows.length > 0;
}

export const setCategoryName = (tx: Transaction, id: number, name: string) =>
  tx.update(categories).set({ name }).where(eq(categories.id, id));

export const setCategoryPosition = (tx: Transaction, id: number, position: number) =>
  tx
    .update(categories)
    .set({ position })
    .where(and(eq(categories.id, id), sql`${categories.position} is distinct from ${position}`));

export const markCategoryEnded = (tx: Transaction, id: number) =>
  tx.update(categories).set({ endedAt: sql`now()` }).where(eq(categories.id, id));

/** @returns whether products of it are on sale */
export async function hasProducts(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.categoryId, id), isNull(products.deletedAt)))
    .limit(1);
  return rows.length > 0;
}
