import type { Transaction } from '../../database/database.ts';
import { categories, productPrices, products } from '../../database/schema.ts';
import { bumpCatalogueVersion } from '../../products/products-repository.ts';
import { daysBefore } from '../dates.ts';
import type { CatalogueRow } from './catalogue.ts';
import { CATEGORIES } from './product-seed.ts';

export interface InsertedProduct extends CatalogueRow {
  id: number;
}

/** Stores the catalogue, its price history, and bumps its version. */
export async function insertCatalogue(
  tx: Transaction,
  rows: readonly CatalogueRow[],
  picturePaths: ReadonlyMap<string, string>,
  now: Date,
): Promise<InsertedProduct[]> {
  const stored = await tx
    .insert(categories)
    .values(CATEGORIES.map((name) => ({ name })))
    .returning();
  const categoryIds = new Map(stored.map(({ name, id }) => [name, id]));
  const listedAt = daysBefore(now, 390);
  const ids = await tx
    .insert(products)
    .values(
      rows.map(({ category, pictures, priceBeforeBani: _, ...row }) => ({
        ...row,
        categoryId: categoryIds.get(category) ?? 0,
        images: pictures.flatMap((name) => picturePaths.get(name) ?? []),
        createdAt: listedAt,
      })),
    )
    .returning({ id: products.id, name: products.name, color: products.color });
  const idOf = new Map(ids.map(({ id, name, color }) => [`${name} ${color}`, id]));
  const inserted = rows.map((row) => ({ ...row, id: idOf.get(`${row.name} ${row.color}`) ?? 0 }));
  await tx.insert(productPrices).values(inserted.flatMap((row) => pricesOf(row, listedAt, now)));
  await bumpCatalogueVersion(tx);
  return inserted;
}

function pricesOf({ id, priceBani, priceBeforeBani }: InsertedProduct, listedAt: Date, now: Date) {
  if (priceBeforeBani === null) return [{ productId: id, priceBani, validFrom: listedAt }];
  return [
    { productId: id, priceBani: priceBeforeBani, validFrom: listedAt },
    { productId: id, priceBani, validFrom: daysBefore(now, 6) },
  ];
}
