import { getCustomer } from '@vitrina/contract/calls/get-customer';
import type { Customer } from '@vitrina/contract/entities/customer';
import { toRon } from '@vitrina/contract/rules/money';
import type { Permission } from '@vitrina/contract/rules/permissions';
import { holds } from '@vitrina/contract/rules/roles';
import type { FastifyInstance } from 'fastify';
import type { Connection } from '../database/database.ts';
import { route } from '../http/route.ts';
import { orderAnswer } from '../orders/order-answer.ts';
import { listWebsiteRows, toUserWebsite } from '../user-websites/user-websites-repository.ts';
import { userAnswer } from '../users/user-answer.ts';
import { findUserByEmail } from '../users/users-repository.ts';
import { pauseCounter } from '../website-requests/pauses.ts';
import { requestAnswer } from '../website-requests/request-answer.ts';
import {
  type Buyer,
  listAddressesFor,
  listMailsTo,
  listOrdersFor,
  listRequestsFor,
  sumOrdersFor,
} from './customers-repository.ts';

/** One page of each; the lists have the rest. */
const MAX_ROWS = 50;

export function customersRoutes(app: FastifyInstance): void {
  const { db } = app.context;

  route(app, getCustomer, async ({ query, session }) => {
    const email = query.email.toLowerCase();
    const account = await findUserByEmail(db, email);
    const buyer = { email, userId: account?.id ?? null };
    const may = (...needed: Permission[]) => holds(session.user.permissions, needed);
    return {
      email,
      ...(may('sites', 'people') && { account: account && userAnswer(account) }),
      ...(may('shop') && (await orderParts(db, buyer))),
      ...(may('sites') && (await siteParts(db, buyer))),
      ...(may('shop', 'people') && { mails: await mailsTo(db, email) }),
    };
  });
}

async function orderParts(db: Connection, buyer: Buyer): Promise<Partial<Customer>> {
  const [orders, sums, addresses] = await Promise.all([
    listOrdersFor(db, buyer, MAX_ROWS),
    sumOrdersFor(db, buyer),
    listAddressesFor(db, buyer, MAX_ROWS),
  ]);
  return {
    orders: orders.map(orderAnswer),
    orders_count: sums.count,
    total: toRon(sums.totalBani),
    addresses: addresses.map(({ lastUsed, ...address }) => ({
      ...address,
      last_used: new Date(lastUsed).toISOString(),
    })),
  };
}

async function siteParts(db: Connection, buyer: Buyer): Promise<Partial<Customer>> {
  const [requests, sites, countPaused] = await Promise.all([
    listRequestsFor(db, buyer, MAX_ROWS),
    buyer.userId === null ? [] : listWebsiteRows(db, buyer.userId),
    pauseCounter(db),
  ]);
  return {
    requests: requests.map((row) => requestAnswer(row, countPaused)),
    sites: sites.map(toUserWebsite),
  };
}

const mailsTo = async (db: Connection, email: string): Promise<Customer['mails']> =>
  (await listMailsTo(db, email, MAX_ROWS)).map(({ id, subject, createdAt, sentAt }) => ({
    id,
    subject,
    created_at: createdAt.toISOString(),
    ...(sentAt && { sent_at: sentAt.toISOString() }),
  }));
