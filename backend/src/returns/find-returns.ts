import type { listReturns } from '@vitrina/contract/calls/list-returns';
import {
  OPEN_RETURN_STATUSES,
  RETURN_STATUSES,
  type ReturnStatus,
} from '@vitrina/contract/rules/return-status';
import { and, asc, count, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Connection } from '../database/database.ts';
import { orders, returns } from '../database/schema.ts';
import { matches, searchTerms } from '../search/search-terms.ts';

type ReturnQuery = z.output<(typeof listReturns)['query']>;

interface FoundReturns {
  /** Ids of one page, or of one part. */
  ids: number[];
  total: number;
  counts: Partial<Record<ReturnStatus, number>>;
}

const PAGE = 50;

/**
 * An exact id first, of a return before that of an order; then open ones by oldest declaration; then the
 * last to end. Ties by id.
 */
export async function findReturns(db: Connection, query: ReturnQuery): Promise<FoundReturns> {
  const { page = 1, limit = PAGE, status, q, after } = query;
  const among = status === 'open' ? OPEN_RETURN_STATUSES : status ? [status] : RETURN_STATUSES;
  const rows = await db
    .select({ id: returns.id })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(
      and(
        inArray(returns.status, among),
        isFound(q),
        after === undefined ? undefined : gt(returns.id, after),
      ),
    )
    .orderBy(...(after === undefined ? [...byNumber(q), ...BY_URGENCY] : [asc(returns.id)]))
    .limit(limit)
    .offset(after === undefined ? (page - 1) * limit : 0);
  const counts = await countReturns(db, q);
  return {
    ids: rows.map(({ id }) => id),
    total: among.reduce((sum, one) => sum + (counts[one] ?? 0), 0),
    counts,
  };
}

const BY_URGENCY: readonly SQL[] = [
  sql`case when ${inArray(returns.status, OPEN_RETURN_STATUSES)} then ${returns.declaredAt} end nulls last`,
  desc(returns.changedAt),
  asc(returns.id),
];

function byNumber(typed = ''): SQL[] {
  const { number } = searchTerms(typed);
  return number === null ? [] : [desc(eq(returns.id, number)), desc(eq(orders.id, number))];
}

/** Matches a return's id, or an order as the console's search does. */
function isFound(typed = ''): SQL | undefined {
  const terms = searchTerms(typed);
  if (terms.words.length === 0) return undefined;
  const order = matches(terms, {
    id: orders.id,
    texts: [orders.name, orders.email, orders.trackingNumber],
    phone: orders.phone,
  });
  return terms.number === null ? order : or(eq(returns.id, terms.number), order);
}

async function countReturns(
  db: Connection,
  q: string | undefined,
): Promise<FoundReturns['counts']> {
  const rows = await db
    .select({ status: returns.status, count: count() })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(isFound(q))
    .groupBy(returns.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}
