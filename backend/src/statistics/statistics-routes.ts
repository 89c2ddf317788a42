import { getStatistics } from '@vitrina/contract/calls/get-statistics';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { toRon } from '@vitrina/contract/rules/money';
import type { OrderStatus } from '@vitrina/contract/rules/order-status';
import { periodBefore } from '@vitrina/contract/rules/period';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { firstProducts, firstStock } from './first-rows.ts';
import { createKeptSums } from './kept-sums.ts';
import type { SummedOrders } from './sum-orders.ts';

export function statisticsRoutes(app: FastifyInstance): void {
  const { db, catalogue } = app.context;
  const keptSums = createKeptSums(db);

  route(app, getStatistics, async ({ query: { from, to, first } }) => {
    const today = bucharestDay(new Date()) ?? '';
    const before = periodBefore({ from: from ?? null, to: to ?? null }, today);
    const [sums, earlier, { products }] = await Promise.all([
      keptSums({ from, to }),
      before && keptSums({ from: before.from ?? undefined, to: before.to ?? undefined }),
      catalogue.listing(),
    ]);
    const stock = [...products.values()];
    return {
      orders: sums.orders,
      revenue: toRon(sums.revenue),
      days: sums.days.map(({ day, revenue }) => ({ day, revenue: toRon(revenue) })),
      products: (first ? firstProducts(sums.products, first) : sums.products).map(
        ({ name, color, orders, quantity }) => ({
          product_name: name,
          product_color: color,
          orders,
          quantity,
        }),
      ),
      statuses: sums.statuses.map(({ status, orders }) => ({
        status: status as OrderStatus,
        orders,
      })),
      counties: sums.counties,
      stock: (first ? firstStock(stock, first) : stock).map((product) => ({
        product_id: product.product_id,
        product_name: product.product_name,
        product_color: product.color,
        stock_quantity: product.stock_quantity,
      })),
      before: earlier && { orders: earlier.orders, revenue: toRon(earlier.revenue) },
      ...(first && { all: { ...sumOf(sums.products), stock: stock.length } }),
    };
  });
}

function sumOf(products: SummedOrders['products']) {
  const sum = { products: products.length, orders: 0, quantity: 0 };
  for (const { orders, quantity } of products) {
    sum.orders += orders;
    sum.quantity += quantity;
  }
  return sum;
}
