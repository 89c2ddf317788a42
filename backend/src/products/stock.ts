import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { products } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';

/** Pieces of one product; each product occurs once. */
export interface Pieces {
  productId: number;
  quantity: number;
  /** Pieces to leave in stock for others; none by default. */
  spare?: number;
}

/**
 * Takes pieces out of stock: all, or none by rolling back. A single statement, so concurrent buyers cannot
 * take more than there is.
 * @throws HttpError `out_of_stock` with the line that asks for too much
 */
export async function takeStock(tx: Transaction, lines: readonly Pieces[]): Promise<void> {
  const taken = await changeStock(
    tx,
    lines,
    sql`- line.quantity`,
    sql`stock >= line.quantity + line.spare`,
  );
  const missing = lines.findIndex((line) => !taken.has(line.productId));
  if (missing >= 0) throw new HttpError('out_of_stock', { field: `products.${missing}.quantity` });
}

/** Puts pieces back. */
export async function returnStock(tx: Transaction, lines: readonly Pieces[]): Promise<void> {
  await changeStock(tx, lines, sql`+ line.quantity`, sql`true`);
}

/**
 * Locks rows in the order of their ids, so that concurrent buyers never deadlock.
 * @returns the ids of the changed products
 */
async function changeStock(
  tx: Transaction,
  lines: readonly Pieces[],
  change: SQL,
  condition: SQL,
): Promise<Set<number>> {
  if (lines.length === 0) return new Set();
  const ids = sql.param(lines.map((line) => line.productId));
  const quantities = sql.param(lines.map((line) => line.quantity));
  const spares = sql.param(lines.map((line) => line.spare ?? 0));
  const { rows } = await tx.execute<{ id: number }>(sql`
    with line as (
      select ${products.id}, wanted.quantity, wanted.spare from ${products}
      join unnest(${ids}::int[], ${quantities}::int[], ${spares}::int[])
        as wanted (product_id, quantity, spare)
        on ${products.id} = wanted.product_id
      order by ${products.id} for update of ${products}
    )
    update ${products} set stock = stock ${change} from line
    where ${products.id} = line.id and ${condition}
    returning ${products.id}`);
  return new Set(rows.map((row) => row.id));
}
