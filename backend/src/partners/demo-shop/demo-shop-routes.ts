import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { HttpError } from '../../http/http-error.ts';
import { validate } from '../../http/validation.ts';
import { demoOrders } from './demo-orders.ts';

/** The key that the demonstration's shop asks for; it guards invented numbers. */
export const DEMO_SHOP_KEY = 'vsk_demonstratie';

/** Where the demonstration's shop tells its orders. @param shop its name, `atelier-stejar` */
export const demoShopPath = (shop: string): string => `/dev/partner-shop/${shop}/orders`;

const MAX_DAYS_MS = 400 * 86_400_000;
const period = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .check(z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_DAYS_MS));

/**
 * A partner's shop for the demonstration: it answers as a real one (docs/product.md#partner-shop), so that the
 * monthly job has something to fetch.
 */
export function demoShopRoutes(app: FastifyInstance): void {
  app.get<{ Params: { shop: string } }>(
    demoShopPath(':shop'),
    { config: { isPublic: true, isForPrograms: true } },
    async ({ headers, params, query }) => {
      if (!isKey(headers.authorization)) throw new HttpError('not_authenticated');
      const { from, to } = validate(period, query);
      return { orders: demoOrders(params.shop, from, to, new Date()) };
    },
  );
}

function isKey(header: string | undefined): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${DEMO_SHOP_KEY}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
