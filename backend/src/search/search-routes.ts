import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { searchConsole } from '@vitrina/contract/calls/search-console';
import type { NeededPermission } from '@vitrina/contract/rules/permissions';
import { holds } from '@vitrina/contract/rules/roles';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { findOrderRows, findProductRows, findRequestRows, findUserRows } from './find-rows.ts';
import { searchTerms } from './search-terms.ts';

export function searchRoutes(app: FastifyInstance): void {
  const { db } = app.context;

  route(app, searchConsole, async ({ query: { q, limit = 5, kind }, session }) => {
    const terms = searchTerms(q);
    const ask = async <Row>(
      name: typeof kind,
      needed: NeededPermission,
      find: (connection: typeof db, wanted: typeof terms, most: number) => Promise<Row[]>,
    ): Promise<Row[]> =>
      (kind === undefined || kind === name) && holds(session.user.permissions, needed)
        ? find(db, terms, limit)
        : [];
    const [orders, products, users, requests] = await Promise.all([
      ask('orders', listOrders.permission, findOrderRows),
      ask('products', 'shop', findProductRows),
      ask('users', listUsers.permission, findUserRows),
      ask('requests', listAllWebsiteRequests.permission, findRequestRows),
    ]);
    return {
      orders: orders.map(({ createdAt, trackingNumber, ...order }) => ({
        ...order,
        created_at: createdAt.toISOString(),
        tracking_number: trackingNumber,
      })),
      products: products.map(({ id, name, color }) => ({
        product_id: id,
        product_name: name,
        color,
      })),
      users,
      requests,
    };
  });
}
