import { and, asc, desc, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { orders, products, users, websiteRequests } from '../database/schema.ts';
import { matches, numberFirst, type SearchTerms } from './search-terms.ts';

export const findOrderRows = (db: Connection, terms: SearchTerms, limit: number) =>
  db
    .select({
      id: orders.id,
      name: orders.name,
      email: orders.email,
      status: orders.status,
      createdAt: orders.createdAt,
      trackingNumber: orders.trackingNumber,
    })
    .from(orders)
    .where(
      matches(terms, {
        id: orders.id,
        texts: [orders.name, orders.email, orders.trackingNumber],
        phone: orders.phone,
      }),
    )
    .orderBy(...numberFirst(terms, orders.id), desc(orders.createdAt), desc(orders.id))
    .limit(limit);

export const findProductRows = (db: Connection, terms: SearchTerms, limit: number) =>
  db
    .select({ id: products.id, name: products.name, color: products.color })
    .from(products)
    .where(
      and(
        isNull(products.deletedAt),
        matches(terms, { id: products.id, texts: [products.name, products.color] }),
      ),
    )
    .orderBy(...numberFirst(terms, products.id), asc(products.name), asc(products.id))
    .limit(limit);

/** An account's first company, as in the list of accounts. */
const companyName = sql<string | null>`(
  select company_name from businesses where businesses.user_id = users.id order by businesses.id limit 1)`;

export const findUserRows = (db: Connection, terms: SearchTerms, limit: number) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      company_name: companyName,
    })
    .from(users)
    .where(
      and(
        isNull(users.erasedAt),
        matches(terms, {
          id: users.id,
          texts: [users.name, users.email, sql`coalesce(${companyName}, '')`],
          phone: users.phone,
        }),
      ),
    )
    .orderBy(...numberFirst(terms, users.id), asc(users.name), asc(users.id))
    .limit(limit);

export const findRequestRows = (db: Connection, terms: SearchTerms, limit: number) => {
  const businessName = sql<string>`${websiteRequests.answers} ->> 'businessName'`;
  return db
    .select({
      id: websiteRequests.id,
      business_name: businessName,
      email: websiteRequests.email,
      status: websiteRequests.status,
    })
    .from(websiteRequests)
    .where(
      matches(terms, {
        id: websiteRequests.id,
        texts: [sql`coalesce(${businessName}, '')`, websiteRequests.email],
        phone: websiteRequests.phone,
      }),
    )
    .orderBy(
      ...numberFirst(terms, websiteRequests.id),
      desc(websiteRequests.createdAt),
      desc(websiteRequests.id),
    )
    .limit(limit);
};
