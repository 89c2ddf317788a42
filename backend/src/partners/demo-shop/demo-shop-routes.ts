import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { HttpError } from '../../http/http-error.ts';
import { validate } from '../../http/validation.ts';
import { type DemoShop, demoOrders } from './demo-orders.ts';

/** Key of the demonstration's shop; it protects invented numbers only. */
export const DEMO_SHOP_KEY = 'vsk_demonstratie';

const shopPath = (name: string): string => `/dev/partner-shop/${name}/orders`;

/** Path under which the demonstration's shop reports its orders. */
export const demoShopPath = ({ name, monthlyBani }: DemoShop): string =>
  shopPath(name) + (monthlyBani === undefined ? '' : `?monthly=${monthlyBani}`);

const MAX_DAYS_MS = 400 * 86_400_000;
const period = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    monthly: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1e9))),
  })
  .check(z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_DAYS_MS));

/**
 * A demonstration shop that answers like a real one (docs/product.md#partner-shop), so that the monthly job
 * has something to read.
 */
export function demoShopRoutes(app: FastifyInstance): void {
  app.get<{ Params: { shop: string } }>(
    shopPath(':shop'),
    { config: { isPublic: true, isForPrograms: true } },
    async ({ headers, params, query }) => {
      if (!isKey(headers.authorization)) throw new HttpError('not_authenticated');
      const { from, to, monthly } = validate(period, query);
      const shop = { name: params.shop, monthlyBani: monthly };
      return { orders: demoOrders(shop, from, to, new Date()) };
    },
  );
}

function isKey(header: string | undefined): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${DEMO_SHOP_KEY}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
