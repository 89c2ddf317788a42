import type { CallResponse } from '@vitrina/contract/call';
import { getCounts } from '@vitrina/contract/calls/get-counts';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { isLateRequest } from '@vitrina/contract/rules/late-request';
import { pausedDays } from '@vitrina/contract/rules/paused-days';
import type { FastifyInstance } from 'fastify';
import type { Connection } from '../database/database.ts';
import { route } from '../http/route.ts';
import { readClosedDays } from '../settings/setting-values.ts';
import { storedValue } from '../settings/settings-repository.ts';
import { countUnreadOfStaff } from '../website-requests/unread-counts.ts';
import {
  countLowStock,
  countProcessing,
  countToldTransfers,
  countUnpaid,
  countWaiting,
  listOpenRequests,
} from './counts-repository.ts';

type Counts = CallResponse<typeof getCounts>;

export function countsRoutes(app: FastifyInstance): void {
  const { db } = app.context;

  route(app, getCounts, async ({ session: { user } }) => {
    const may = (permission: string) => user.permissions.some((held) => held === permission);
    const parts = await Promise.all([
      may('shop') && countShop(db),
      may('sites') && countRequests(db),
      may('money') && countMoney(db),
    ]);
    return Object.assign({}, ...parts.filter((part) => part !== false)) as Counts;
  });
}

async function countShop(db: Connection): Promise<Counts> {
  const [processing, waiting, low_stock] = await Promise.all([
    countProcessing(db),
    countWaiting(db),
    countLowStock(db),
  ]);
  return { processing, waiting, low_stock };
}

async function countRequests(db: Connection): Promise<Counts> {
  const [open, stored, unread_messages] = await Promise.all([
    listOpenRequests(db),
    storedValue(db, 'closed-days'),
    countUnreadOfStaff(db),
  ]);
  const closed = new Set(readClosedDays(stored).map(({ day }) => day));
  const today = bucharestDay(new Date());
  const isLate = ({ status, day, pauses }: (typeof open)[number]) =>
    isLateRequest(
      { status, from: day, pausedDays: pausedDays(pauses, today ?? day, closed) },
      today,
      closed,
    );
  return {
    unread_messages,
    pending_requests: open.filter(({ status }) => status === 'pending').length,
    late_requests: open.filter(isLate).length,
  };
}

const countMoney = async (db: Connection): Promise<Counts> => ({
  unpaid_commissions: await countUnpaid(db),
  told_transfers: await countToldTransfers(db),
});
