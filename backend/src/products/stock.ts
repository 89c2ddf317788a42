import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { products } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';

/** A number of pieces of one product; each product occurs once. */
export interface Pieces {
  productId: number;
  quantity: number;
}

/** The lines as a table that a statement can join. */
const asTable = (lines: readonly Pieces[]) => {
  const ids = sql.param(lines.map((line) => line.productId));
  const quantities = sql.param(lines.map((line) => line.quantity));
  return sql`unnest(${ids}::int[], ${quantities}::int[]) as line (product_id, quantity)`;
};

/**
 * Takes pieces out of the stock: all of them or, by rolling the transaction back, none. One
 * statement, so that any number of buyers at once cannot take more than there is.
 * @throws HttpError `out_of_stock` with the line that is too much
 */
export async function takeStock(tx: Transaction, lines: readonly Pieces[]): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update ${products} set stock = stock - line.quantity from ${asTable(lines)}
    where ${products.id} = line.product_id and ${products.deletedAt} is null
      and stock >= line.quantity
    returning ${products.id}`);
  const taken = new Set(rows.map((row) => row.id));
  const missing = lines.findIndex((line) => !taken.has(line.productId));
  if (missing >= 0) throw new HttpError('out_of_stock', { field: `products.${missing}.quantity` });
}

/** Puts pieces back. */
export async function returnStock(tx: Transaction, lines: readonly Pieces[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.execute(sql`
    update ${products} set stock = stock + line.quantity from ${asTable(lines)}
    where ${products.id} = line.product_id`);
}
