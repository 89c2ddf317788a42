import type { Connection } from '../database/database.ts';
import { categories, products } from '../database/schema.ts';

type ProductRow = typeof products.$inferSelect;

/** A product in stock, with its own category. */
export async function insertProduct(
  db: Connection,
  values: Partial<typeof products.$inferInsert> = {},
): Promise<ProductRow> {
  const name = `Categoria ${crypto.randomUUID()}`;
  const [category] = await db.insert(categories).values({ name }).returning();
  const [product] = await db
    .insert(products)
    .values({
      name: 'Ruj mat',
      description: 'Rezistent',
      priceBani: 4990,
      stock: 10,
      color: 'crimson',
      images: ['/ruj.webp'],
      categoryId: category?.id ?? 0,
      ...values,
    })
    .returning();
  if (!product) throw new Error('The product was not stored.');
  return product;
}
