import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import type { Period } from '@vitrina/contract/rules/period';
import {
  endRefusedSession,
  getSession,
  hostCan,
  platformConfig,
  queryClient,
  readText,
  unlessMissing,
  userKey,
} from '@vitrina/shared-auth';
import { canReadStorage } from '@vitrina/shared-auth/per-package/can-read-storage';
import { messages } from '../../messages.ts';
import { productsQuery } from '../products/products-query.ts';
import { askWorker } from '../workers/ask-worker.ts';
import { source } from './day-totals.worker.ts?source';
import { fetchDayTotals } from './fetch-day-totals.ts';
import { fetchHostStatistics } from './host-statistics.ts';
import { loadChart } from './load-chart.ts';
import { ALL_DAYS, periodIn, wholeOf } from './period-in.ts';
import type { DailySales } from './summarise-orders.ts';
import type { Statistics } from './use-statistics.ts';

const text = messages.stats;

/** A failure whose message is the text for the person. */
class StatisticsError extends Error {
  override readonly name = 'StatisticsError';
}

/** Someone may delete the key; where nothing can be stored, only the session has the token. */
function readToken(): string {
  const token = canReadStorage() ? readText('token') : getSession().token;
  if (!token) throw new StatisticsError(text.noToken);
  return token;
}

/** Products that stand first are enough for every chart; a file has all of them. */
type Rows = 'first' | 'all';

/** Sums that the host made; `null` from a host that makes none. */
async function loadHostStatistics(period: Period, rows: Rows, signal: AbortSignal) {
  readToken();
  try {
    return await unlessMissing(
      fetchHostStatistics(period, rows === 'first' ? () => readAll(period) : null, signal),
    );
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new StatisticsError(text.ordersFailed, { cause });
  }
}

export const hostStatisticsQuery = (period: Period, rows: Rows = 'first') =>
  queryOptions({
    queryKey: userKey('mf-admin', 'orders', 'statistics', period, rows),
    queryFn: ({ signal }) => loadHostStatistics(period, rows, signal),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });

async function readAll(period: Period): Promise<Statistics> {
  const all = await queryClient.fetchQuery(hostStatisticsQuery(period, 'all'));
  if (!all) throw new StatisticsError(text.ordersFailed);
  return all;
}

/** The days whose orders are fetched: those of `period` alone, where the host can; else all. */
const fetchedDays = (period: Period): Period =>
  hostCan('order-search') ? period : { from: null, to: null };

function urlOf({ from, to }: Period): string {
  const url = platformConfig().apiOrigin + listOrders.path;
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
  return query.size > 0 ? `${url}?${query}` : url;
}

/** Off the main thread; on it where the browser gives no worker. */
async function loadDayTotals(days: Period, signal: AbortSignal): Promise<DailySales> {
  const token = readToken();
  const question = { url: urlOf(days), token };
  try {
    return await askWorker<DailySales>(source, question, signal).catch((error: Error) => {
      if (error.name !== 'WorkerUnavailableError') throw error;
      return fetchDayTotals(question, signal);
    });
  } catch (cause) {
    if (signal.aborted) throw cause;
    if (cause instanceof Error && cause.message === '401') await endRefusedSession(token);
    throw new StatisticsError(text.ordersFailed, { cause });
  }
}

/** Sums by day of the orders of `period`, made here. */
export const dayTotalsQuery = (period: Period = ALL_DAYS) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'orders', 'day-totals', fetchedDays(period)),
    queryFn: ({ signal }) => loadDayTotals(fetchedDays(period), signal),
    throwOnError: false,
  });

/** For a route's loader: starts the fetches beside the page's code; the page shows how they go. */
export const loadStatistics = ({ request }: { request: Request }) => {
  const asked = periodIn(Object.fromEntries(new URL(request.url).searchParams));
  if (hostCan('statistics')) void queryClient.prefetchQuery(hostStatisticsQuery(asked.period));
  else {
    void queryClient.prefetchQuery(dayTotalsQuery(wholeOf(asked)));
    void queryClient.prefetchQuery(productsQuery());
  }
  // A failure is told by the charts, which ask again.
  loadChart().catch(() => {});
  return null;
};
