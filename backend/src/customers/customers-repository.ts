import { desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { mails, orders, websiteRequests } from '../database/schema.ts';
import { type OrderWithItems, withItems } from '../orders/orders-repository.ts';
import { selectRequests } from '../website-requests/website-requests-repository.ts';

/** An address and its account. */
export interface Buyer {
  email: string;
  userId: number | null;
}

/** SQL condition: orders of the account, or under its address by anybody. */
const isTheirs = ({ email, userId }: Buyer): SQL | undefined =>
  or(eq(orders.email, email), userId === null ? undefined : eq(orders.userId, userId));

/** Newest orders first. */
export async function listOrdersFor(
  db: Connection,
  buyer: Buyer,
  limit: number,
): Promise<OrderWithItems[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(isTheirs(buyer))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  return withItems(db, rows);
}

/** Number of orders and their total in bani (`rules/customer-total` of the contract). */
export async function sumOrdersFor(
  db: Connection,
  buyer: Buyer,
): Promise<{ count: number; totalBani: number }> {
  const isBought = sql`${orders.status} <> 'Cancelled' and ${orders.paymentStatus} <> 'refunded'
    and not (${orders.paymentStatus} = 'unverified' and ${orders.acceptedAt} is null)`;
  const [sums] = await db
    .select({
      count: sql<number>`count(*)::int`,
      totalBani: sql<string>`coalesce(sum(${orders.totalBani}::bigint) filter (where ${isBought}), 0)`,
    })
    .from(orders)
    .where(isTheirs(buyer));
  return { count: sums?.count ?? 0, totalBani: Number(sums?.totalBani ?? 0) };
}

/** Delivery addresses, each once, latest first. */
export const listAddressesFor = (db: Connection, buyer: Buyer, limit: number) => {
  const lastUsed = sql<string>`max(${orders.createdAt})`;
  const place = {
    name: orders.name,
    phone: orders.phone,
    county: orders.county,
    locality: orders.locality,
    address: orders.address,
    zip: orders.zip,
  };
  return db
    .select({ ...place, lastUsed })
    .from(orders)
    .where(isTheirs(buyer))
    .groupBy(...Object.values(place))
    .orderBy(desc(lastUsed))
    .limit(limit);
};

export const listRequestsFor = (db: Connection, { email, userId }: Buyer, limit: number) =>
  selectRequests(db)
    .where(
      or(
        eq(websiteRequests.email, email),
        userId === null ? undefined : eq(websiteRequests.userId, userId),
      ),
    )
    .orderBy(desc(websiteRequests.createdAt), desc(websiteRequests.id))
    .limit(limit);

/** Mails to an address, newest first, without their contents. */
export const listMailsTo = (db: Connection, email: string, limit: number) =>
  db
    .select({
      id: mails.id,
      subject: mails.subject,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.id))
    .limit(limit);
