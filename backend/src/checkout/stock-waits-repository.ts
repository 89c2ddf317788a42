import { and, count, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../database/database.ts';
import { products, stockHolds, stockWaits } from '../database/schema.ts';
import type { Pieces } from '../products/stock.ts';
import { FEW_PIECES, WAIT_ALIVE_MS, WAITS_OF_NETWORK } from './hold-bounds.ts';

/** Somebody waiting for pieces; the same key keeps its place in the queue. */
interface Waiter {
  checkoutKey: string | null;
  network: string;
  isDoubtful: boolean;
}

const isAlive = () => gt(stockWaits.seenAt, new Date(Date.now() - WAIT_ALIVE_MS));

/**
 * Pieces of each product reserved for earlier buyers. A place reserves pieces only if its whole request can
 * be served now, and only one place per network does: waiting is free, so it must not block pieces that
 * nobody takes. Order: not doubtful first, then few pieces, then longest wait.
 * @param lines what the waiter asks for
 */
export async function piecesForEarlier(
  tx: Transaction,
  waiter: Waiter,
  lines: readonly Pieces[],
): Promise<Map<number, number>> {
  const key = waiter.checkoutKey ?? '';
  const productIds = lines.map(({ productId }) => productId);
  const asks = await listAsks(tx, key, productIds);
  const since = asks.get(key)?.since ?? new Date();
  const own = { ...waiter, since, lines };
  asks.delete(key);
  const earlier = [...asks.values()].filter((ask) => isServedBefore(ask, own));
  const free = await stockOf(tx, earlier);
  const kept = new Map<number, number>();
  const networks = new Set<string>();
  for (const { network, lines } of earlier.sort((a, b) => (isServedBefore(a, b) ? -1 : 1))) {
    const fits = lines.every((line) => line.quantity <= (free.get(line.productId) ?? 0));
    if (!fits || networks.has(network)) continue;
    if (network) networks.add(network);
    for (const { productId, quantity } of lines) {
      free.set(productId, (free.get(productId) ?? 0) - quantity);
      kept.set(productId, (kept.get(productId) ?? 0) + quantity);
    }
  }
  return kept;
}

interface Ask extends Pick<Waiter, 'network' | 'isDoubtful'> {
  since: Date;
  lines: readonly Pieces[];
}

/** Requests by key, of everybody waiting for one of these products and of this key. */
async function listAsks(
  tx: Transaction,
  key: string,
  productIds: number[],
): Promise<Map<string, Ask>> {
  const keys = tx
    .select({ key: stockWaits.checkoutKey })
    .from(stockWaits)
    .where(and(inArray(stockWaits.productId, productIds), isAlive()));
  const rows = await tx
    .select()
    .from(stockWaits)
    .where(
      and(isAlive(), or(inArray(stockWaits.checkoutKey, keys), eq(stockWaits.checkoutKey, key))),
    );
  const asks = new Map<string, Ask>();
  for (const { checkoutKey, ...row } of rows) {
    const known = asks.get(checkoutKey);
    asks.set(checkoutKey, {
      ...row,
      isDoubtful: row.isDoubtful || known?.isDoubtful === true,
      since: known && known.since < row.since ? known.since : row.since,
      lines: [...(known?.lines ?? []), row],
    });
  }
  return asks;
}

function isServedBefore(one: Ask, other: Ask): boolean {
  if (one.isDoubtful !== other.isDoubtful) return other.isDoubtful;
  if (isLarge(one) !== isLarge(other)) return isLarge(other);
  return one.since < other.since;
}

const isLarge = ({ lines }: Ask): boolean => lines.some(({ quantity }) => quantity > FEW_PIECES);

async function stockOf(tx: Transaction, asks: readonly Ask[]): Promise<Map<number, number>> {
  const ids = asks.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** Queues up or keeps the place; limited per network. */
export async function waitFor(
  db: Connection,
  { checkoutKey, network, isDoubtful }: Waiter,
  lines: readonly Pieces[],
): Promise<void> {
  if (!checkoutKey || lines.length === 0) return;
  if (network && (await countWaits(db, network, checkoutKey)) >= WAITS_OF_NETWORK) return;
  const now = new Date();
  await db
    .insert(stockWaits)
    .values(
      lines.map(({ productId, quantity }) => ({
        ...{ checkoutKey, productId, quantity, network, isDoubtful },
        ...{ since: now, seenAt: now },
      })),
    )
    .onConflictDoUpdate({
      target: [stockWaits.checkoutKey, stockWaits.productId],
      set: {
        ...{ quantity: sql`excluded.quantity`, isDoubtful, seenAt: now },
        // A buyer who left and returns starts at the end of the queue.
        since: sql`case when ${stockWaits.seenAt} > ${new Date(now.getTime() - WAIT_ALIVE_MS).toISOString()}::timestamptz then ${stockWaits.since} else excluded.since end`,
      },
    });
}

async function countWaits(db: Connection, network: string, key: string): Promise<number> {
  const [row] = await db
    .select({ keys: count(sql`distinct ${stockWaits.checkoutKey}`) })
    .from(stockWaits)
    .where(and(eq(stockWaits.network, network), ne(stockWaits.checkoutKey, key), isAlive()));
  return row?.keys ?? 0;
}

/** Whether others wait for pieces held by this checkout. */
export async function somebodyWaitsFor(db: Connection, checkoutId: number): Promise<boolean> {
  const held = db
    .select({ productId: stockHolds.productId })
    .from(stockHolds)
    .where(eq(stockHolds.checkoutId, checkoutId));
  const rows = await db
    .select({ key: stockWaits.checkoutKey })
    .from(stockWaits)
    .where(and(inArray(stockWaits.productId, held), isAlive()))
    .limit(1);
  return rows.length > 0;
}

/** The buyer has the pieces: other places of that network now come after everyone else's. */
export async function endWait(
  tx: Transaction,
  { checkoutKey, network }: Pick<Waiter, 'checkoutKey' | 'network'>,
): Promise<void> {
  if (checkoutKey) await tx.delete(stockWaits).where(eq(stockWaits.checkoutKey, checkoutKey));
  if (!network) return;
  await tx.update(stockWaits).set({ isDoubtful: true }).where(eq(stockWaits.network, network));
}

/** Removes places whose buyers left. */
export const deleteOldWaits = (db: Connection) =>
  db.delete(stockWaits).where(lt(stockWaits.seenAt, new Date(Date.now() - 100 * WAIT_ALIVE_MS)));
