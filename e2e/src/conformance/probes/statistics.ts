import { getCounts } from '@vitrina/contract/calls/get-counts';
import { getFigures } from '@vitrina/contract/calls/get-figures';
import { getStatistics } from '@vitrina/contract/calls/get-statistics';
import { listArrivals } from '@vitrina/contract/calls/list-arrivals';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { mailArrivals } from '@vitrina/contract/calls/mail-arrivals';
import { seeArrivals } from '@vitrina/contract/calls/see-arrivals';
import type { Order } from '@vitrina/contract/entities/order';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { defineProbes, type ProbeRun } from '../probe.ts';

const counts = ({ payment_status, accepted_at }: Order): boolean =>
  !(payment_status === 'unverified' && accepted_at === null);

export const statisticsProbes = defineProbes([
  {
    call: getCounts,
    async run(run) {
      const counted = await run.succeeds(getCounts, {}, 'admin');
      const list = await run.succeeds(listOrders, { query: {} }, 'admin');
      const processing = list?.orders.filter(({ status }) => status === 'Processing').length;
      if (counted && processing !== undefined && counted.processing !== processing)
        run.differ(`counts ${counted.processing} orders to process of ${processing}`);
    },
  },
  {
    call: getStatistics,
    async run(run) {
      const sums = await run.succeeds(getStatistics, { query: {} }, 'admin');
      const list = await run.succeeds(listOrders, { query: {} }, 'admin');
      const all = list?.orders.filter(counts).length;
      if (sums && all !== undefined && sums.orders !== all)
        run.differ(`sums up ${sums.orders} orders of ${all}`);
      const one = sums && (await run.tries(getStatistics, { query: { first: 1 } }, 'admin'));
      if (one?.all && one.products.length <= 2 && one.all.products === sums?.products.length)
        run.shows('statistics-first');
      const none = { query: { from: '1990-01-01', to: '1990-01-02' } };
      const empty = await run.succeeds(getStatistics, none, 'admin');
      if (empty && empty.orders !== 0) run.differ('a period before the first order has orders');
      await run.isRefused(getStatistics, { query: { from: 'ieri' } }, 'no day', 'admin');
    },
  },
  {
    call: getFigures,
    async run(run) {
      const found = await run.succeeds(getFigures, { query: { days: 7 } }, 'admin');
      if (!found) return;
      if (found.days.length !== 7) run.differ(`tells ${found.days.length} days of 7`);
      const last = bucharestDay(found.days.at(-1)?.day);
      if (last !== bucharestDay(new Date())) run.differ('the last day is not today');
      await run.isRefused(getFigures, { query: { days: 0 } }, 'no days', 'admin');
    },
  },
  {
    call: listArrivals,
    async run(run) {
      const found = await run.succeeds(listArrivals, {}, 'admin');
      if (found && !found.arrivals.some(({ kind }) => kind === 'order'))
        run.differ('tells nothing of orders');
    },
  },
  {
    call: seeArrivals,
    writes: true,
    async run(run) {
      const order = await orderArrivals(run);
      if (!order) return;
      const input = { params: { kind: 'order' as const }, body: { newest: order.newest ?? 0 } };
      await run.succeeds(seeArrivals, input, 'admin');
      const after = await orderArrivals(run);
      if (after && after.count !== 0) run.differ('what was looked at is still new');
    },
  },
  {
    call: mailArrivals,
    writes: true,
    async run(run) {
      const before = await orderArrivals(run);
      if (!before) return;
      const set = (wanted: boolean) =>
        run.succeeds(mailArrivals, { params: { kind: 'order' }, body: { wanted } }, 'admin');
      await set(!before.by_mail);
      const after = await orderArrivals(run);
      if (after && after.by_mail === before.by_mail) run.differ('a wish for mails is not kept');
      await set(before.by_mail);
    },
  },
]);

async function orderArrivals(run: ProbeRun) {
  const found = await run.succeeds(listArrivals, {}, 'admin');
  return found?.arrivals.find(({ kind }) => kind === 'order');
}
