import type { listOrders } from '@vitrina/contract/calls/list-orders';
import { ORDER_STATUSES, type OrderStatus } from '@vitrina/contract/rules/order-status';
import { and, asc, count, desc, eq, gte, ilike, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { isWaiting } from '../checkout/takes-stock.ts';
import type { Connection } from '../database/database.ts';
import { orders } from '../database/schema.ts';
import { startOfDay } from '../database/start-of-day.ts';
import { type OrderWithItems, withItems } from './orders-repository.ts';

export type OrderQuery = z.output<(typeof listOrders)['query']>;

interface FoundOrders {
  orders: OrderWithItems[];
  /** Only with `limit`. */
  total?: number;
  /** Counts by status, over orders that match otherwise. */
  counts?: Partial<Record<OrderStatus, number>>;
  /** Number waiting for acceptance, over orders that match apart from status and waiting. */
  waiting?: number;
}

/** Orders by the admin's filters; with `limit` one page and the total. */
export async function findOrders(db: Connection, query: OrderQuery): Promise<FoundOrders> {
  const { page = 1, limit, status, sort = 'newest' } = query;
  const condition = and(...conditionsOf(query), status && eq(orders.status, status));
  const order = ORDER_BY[sort];
  if (limit === undefined) {
    const all = await db
      .select()
      .from(orders)
      .where(condition)
      .orderBy(...order);
    return { orders: await withItems(db, all) };
  }
  if (query.after !== undefined) {
    const part = await db
      .select()
      .from(orders)
      .where(and(condition, behind(query.after, sort)))
      .orderBy(...order)
      .limit(limit);
    return { orders: await withItems(db, part) };
  }
  // Ids come from an index alone; only the page's own rows are read.
  const ids = db
    .select({ id: orders.id })
    .from(orders)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit);
  const [found, counts, waiting] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(inArray(orders.id, ids))
      .orderBy(...order),
    countByStatus(db, query),
    db.$count(orders, and(...conditionsOf({ ...query, waiting: undefined }), isWaiting())),
  ]);
  const total = status ? (counts[status] ?? 0) : sum(Object.values(counts));
  return { orders: await withItems(db, found), total, counts, waiting };
}

/** All filters except the status. */
function conditionsOf({ id, email, from, to, waiting }: OrderQuery): SQL[] {
  const conditions: SQL[] = [];
  if (id) conditions.push(sql`${orders.id}::text like ${contains(id.replace(/^#/, ''))}`);
  if (email) conditions.push(ilike(orders.email, contains(email)));
  if (from) conditions.push(gte(orders.createdAt, startOfDay(from, 0)));
  if (to) conditions.push(lt(orders.createdAt, startOfDay(to, 1)));
  if (waiting) conditions.push(waiting === 'yes' ? isWaiting() : sql`not (${isWaiting()})`);
  return conditions;
}

/** A LIKE pattern for the literal text. */
const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Each ends with the id, so that pages never overlap. */
const ORDER_BY: Record<NonNullable<OrderQuery['sort']>, SQL[]> = {
  newest: [desc(orders.createdAt), desc(orders.id)],
  oldest: [asc(orders.createdAt), asc(orders.id)],
  highest: [desc(orders.totalBani), desc(orders.id)],
  lowest: [asc(orders.totalBani), desc(orders.id)],
};

/** Orders after order `id` in `ORDER_BY`; all of them after 0. */
function behind(id: number, sort: NonNullable<OrderQuery['sort']>): SQL | undefined {
  if (id === 0) return undefined;
  return sql`(${PLACE[sort](sql`orders`)}) ${sql.raw(sort === 'newest' || sort === 'highest' ? '<' : '>')} (
    select ${PLACE[sort](sql`seen`)} from orders as seen where seen.id = ${id})`;
}

/** The value compared by `ORDER_BY`, of a row of `table`. */
const PLACE: Record<NonNullable<OrderQuery['sort']>, (table: SQL) => SQL> = {
  newest: (table) => sql`${table}.created_at, ${table}.id`,
  oldest: (table) => sql`${table}.created_at, ${table}.id`,
  highest: (table) => sql`${table}.total_bani, ${table}.id`,
  lowest: (table) => sql`${table}.total_bani, -${table}.id`,
};

/** Orders that match apart from their status; statuses without any are left out. */
async function countByStatus(
  db: Connection,
  query: OrderQuery,
): Promise<Partial<Record<OrderStatus, number>>> {
  const conditions = conditionsOf(query);
  // Separately each is counted in an index; a text search reads all rows anyway.
  const isText = query.id !== undefined || query.email !== undefined;
  const rows = isText
    ? await db
        .select({ status: orders.status, count: count() })
        .from(orders)
        .where(and(...conditions))
        .groupBy(orders.status)
    : await Promise.all(
        ORDER_STATUSES.map(async (status) => {
          const condition = and(...conditions, eq(orders.status, status));
          return { status, count: await db.$count(orders, condition) };
        }),
      );
  return Object.fromEntries(
    rows.filter((row) => row.count > 0).map((row) => [row.status, row.count]),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
