import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Connection } from '../database/database.ts';
import { products } from '../database/schema.ts';
import { toWebAddress } from '../files/file-urls.ts';
import type { OrderWithItems } from './orders-repository.ts';

/** First picture by variant, including variants no longer sold. */
export async function picturesOf(
  db: Connection,
  { origins }: Pick<Config, 'origins'>,
  orders: readonly OrderWithItems[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(orders.flatMap(({ items }) => items.map((item) => item.productId)))];
  const rows = await db
    .select({ id: products.id, picture: sql<string | null>`${products.images}[1]` })
    .from(products)
    .where(sql`${products.id} = any(${sql.param(ids)}::int[])`);
  return new Map(
    rows.flatMap(({ id, picture }) =>
      picture ? [[id, toWebAddress(picture, origins.files)] as const] : [],
    ),
  );
}
