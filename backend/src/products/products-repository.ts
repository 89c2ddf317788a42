import type { ProductInput } from '@vitrina/contract/entities/product-input';
import { toBani, toRon } from '@vitrina/contract/rules/money';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { categories, productPrices, products, versions } from '../database/schema.ts';
import { toStoredAddress } from '../files/file-urls.ts';
import { reviveCategory } from './categories-repository.ts';
import { lowestPriceBefore } from './lowest-price.ts';

const CATALOGUE = 'catalogue';

/**
 * Unsold pieces: in stock, or held for a payment that may never come (docs/product.md#holds). Fully
 * qualified, because drizzle omits table names inside a query.
 */
export const unsold = sql<number>`products.stock + (
  select coalesce(sum(stock_holds.quantity), 0)::int from stock_holds
    join checkouts on checkouts.id = stock_holds.checkout_id
   where stock_holds.product_id = products.id and checkouts.paid_at is null)`;

export async function unsoldPieces(db: Connection, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: products.id, unsold })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(rows.map((row) => [row.id, row.unsold]));
}

export const listSoldProducts = (db: Connection) =>
  db
    .select({
      id: products.id,
      name: products.name,
      description: products.description,
      priceBani: products.priceBani,
      stock: unsold,
      categoryId: products.categoryId,
      categoryName: categories.name,
      categoryPosition: categories.position,
      color: products.color,
      images: products.images,
      ingredients: products.ingredients,
      version: products.version,
      lowestBani: lowestPriceBefore,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(isNull(products.deletedAt))
    .orderBy(asc(products.id));

/** Products with these ids that are on sale. */
export const findSoldProducts = (db: Connection, ids: number[]) =>
  db
    .select()
    .from(products)
    .where(and(inArray(products.id, ids), isNull(products.deletedAt)));

/** A variant removed from the catalogue. */
export async function findGoneProduct(db: Connection, id: number) {
  const [row] = await db
    .select({
      product_id: products.id,
      product_name: products.name,
      category_name: categories.name,
      color: products.color,
      priceBani: products.priceBani,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.id, id), isNotNull(products.deletedAt)));
  if (!row) return null;
  const { priceBani, ...product } = row;
  return { ...product, price: toRon(priceBani) };
}

const toColumns = (input: ProductInput, filesOrigin: string) => ({
  ...(input.ingredients !== undefined && { ingredients: input.ingredients }),
  name: input.name,
  description: input.description,
  priceBani: toBani(input.price),
  categoryId: input.category_id,
  color: input.color,
  images: input.image_urls.map((address) => toStoredAddress(address, filesOrigin)),
});

export async function insertProduct(
  tx: Transaction,
  input: ProductInput,
  filesOrigin: string,
): Promise<void> {
  const columns = { ...toColumns(input, filesOrigin), stock: input.stock_quantity };
  const [row] = await tx.insert(products).values(columns).returning({ id: products.id });
  if (row) await insertPrice(tx, row.id, columns.priceBani);
}

/** Locks a product on sale until the transaction ends. */
export async function lockProduct(
  tx: Transaction,
  id: number,
): Promise<Pick<typeof products.$inferSelect, 'priceBani' | 'stock' | 'version'> | null> {
  const [row] = await tx
    .select({ priceBani: products.priceBani, stock: products.stock, version: products.version })
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .for('update');
  return row ?? null;
}

export async function changeProduct(
  tx: Transaction,
  id: number,
  { input, stock, filesOrigin }: { input: ProductInput; stock: number; filesOrigin: string },
): Promise<void> {
  const columns = toColumns(input, filesOrigin);
  const version = sql`${products.version} + 1`;
  await tx
    .update(products)
    .set({ ...columns, stock, version })
    .where(eq(products.id, id));
}

/** Call it whenever a price is set, for the law's lowest price. */
export const insertPrice = (db: Connection, productId: number, priceBani: number) =>
  db.insert(productPrices).values({ productId, priceBani });

/** @returns whether the product existed */
export async function markProductDeleted(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx
    .update(products)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(products.id, id), isNull(products.deletedAt)))
    .returning({ id: products.id });
  return rows.length > 0;
}

/** @returns whether the removed product existed */
export async function markProductRestored(tx: Transaction, id: number): Promise<boolean> {
  const [row] = await tx
    .update(products)
    .set({ deletedAt: null })
    .where(and(eq(products.id, id), isNotNull(products.deletedAt)))
    .returning({ categoryId: products.categoryId });
  if (!row) return false;
  const categoryId = await reviveCategory(tx, row.categoryId);
  if (categoryId !== row.categoryId)
    await tx.update(products).set({ categoryId }).where(eq(products.id, id));
  return true;
}

export async function readCatalogueVersion(db: Connection): Promise<number> {
  const rows = await db
    .select({ version: versions.version })
    .from(versions)
    .where(eq(versions.name, CATALOGUE));
  return rows[0]?.version ?? 0;
}

/** Last statement of every transaction that changes the catalogue: it locks the row until the end. */
export const bumpCatalogueVersion = (db: Connection) =>
  db
    .insert(versions)
    .values({ name: CATALOGUE })
    .onConflictDoUpdate({
      target: versions.name,
      set: { version: sql`${versions.version} + 1` },
    });
