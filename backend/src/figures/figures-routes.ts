import { getFigures } from '@vitrina/contract/calls/get-figures';
import { addDays, bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { toRon } from '@vitrina/contract/rules/money';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';
import { createKeptSums } from '../statistics/kept-sums.ts';
import { countRequestDays } from './figures-repository.ts';

export function figuresRoutes(app: FastifyInstance): void {
  const { db } = app.context;
  const keptSums = createKeptSums(db);

  route(app, getFigures, async ({ query: { days: count }, session: { user } }) => {
    const may = (permission: string) => user.permissions.some((held) => held === permission);
    const from = addDays(bucharestDay(new Date()) ?? '', 1 - count);
    const [sales, requests] = await Promise.all([
      may('shop') ? keptSums({ from }) : null,
      may('sites') ? countRequestDays(db, from) : null,
    ]);
    const salesOf = new Map(sales?.days.map((one) => [one.day, one]));
    const requestsOf = new Map(requests?.map((one) => [one.day, one.requests]));
    const days = Array.from({ length: count }, (_, later) => addDays(from, later));
    return {
      days: days.map((day) => ({
        day,
        ...(sales && {
          orders: salesOf.get(day)?.orders ?? 0,
          revenue: toRon(salesOf.get(day)?.revenue ?? 0),
        }),
        ...(requests && { requests: requestsOf.get(day) ?? 0 }),
      })),
    };
  });
}
