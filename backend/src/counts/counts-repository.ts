import { LOW_STOCK } from '@vitrina/contract/constants';
import { REQUEST_STATES, REQUEST_STATUSES } from '@vitrina/contract/rules/request-status';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { isWaiting } from '../checkout/takes-stock.ts';
import type { Connection } from '../database/database.ts';
import { commissions, orders, products, websiteRequests } from '../database/schema.ts';
import { unsold } from '../products/products-repository.ts';
import { pausesOf } from '../website-requests/pauses.ts';

export const countProcessing = (db: Connection) =>
  db.$count(orders, eq(orders.status, 'Processing'));

export const countWaiting = (db: Connection) => db.$count(orders, isWaiting());

/** By unsold pieces as in the catalogue, including those held for a payment. */
export const countLowStock = (db: Connection) =>
  db.$count(products, and(isNull(products.deletedAt), sql`${unsold} <= ${LOW_STOCK}`));

export const countUnpaid = (db: Connection) =>
  db.$count(commissions, eq(commissions.isPaid, false));

/** Unpaid commissions with an announced transfer. */
export const countToldTransfers = (db: Connection) =>
  db.$count(commissions, and(eq(commissions.isPaid, false), isNotNull(commissions.transferToldAt)));

const OPEN = REQUEST_STATUSES.filter((status) => !REQUEST_STATES[status].isFinal);

/** Open requests, each with its state, its first day (Bucharest time) and its pauses. */
export const listOpenRequests = (db: Connection) =>
  db
    .select({
      status: websiteRequests.status,
      day: sql<string>`to_char(${websiteRequests.createdAt} at time zone 'Europe/Bucharest', 'YYYY-MM-DD')`,
      pauses: pausesOf(),
    })
    .from(websiteRequests)
    .where(inArray(websiteRequests.status, OPEN));
