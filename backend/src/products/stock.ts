import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { products } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';

/** A number of pieces of one product; each product occurs once. */
export interface Pieces {
  productId: number;
  quantity: number;
  /** Pieces that must be left in stock for others when these are taken; none without it. */
  spare?: number;
}

/**
 * Takes pieces out of the stock: all of them or, by rolling the transaction back, none. One
 * statement, so that any number of buyers at once cannot take more than there is.
 * @throws HttpError `out_of_stock` with the line that is too much
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
 * The rows are locked in the order of their ids: two buyers of the same products wait for each
 * other, but never in a circle.
 * @returns the ids of the products that were changed
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
