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
import { fetchHostStatistics, type Statistics } from './host-statistics.ts';
import { loadChart } from './load-chart.ts';
import { ALL_DAYS, periodIn, wholeOf } from './period-in.ts';
import type { DailySales } from './summarise-orders.ts';

const text = messages.stats;

/** Its message is shown to the person. */
class StatisticsError extends Error {
  override readonly name = 'StatisticsError';
}

/** The key may be deleted from storage; without storage only the session has the token. */
function readToken(): string {
  const token = canReadStorage() ? readText('token') : getSession().token;
  if (!token) throw new StatisticsError(text.noToken);
  return token;
}

/** The top products are enough for charts; a file needs all. */
type Rows = 'first' | 'all';

/** `null` from a host without sums. */
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

/** Only `period`, where the host can filter; else all days. */
const fetchedDays = (period: Period): Period =>
  hostCan('order-search') ? period : { from: null, to: null };

function urlOf({ from, to }: Period): string {
  const url = platformConfig().apiOrigin + listOrders.path;
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
  return query.size > 0 ? `${url}?${query}` : url;
}

/** In a worker, or on the main thread where workers are refused. */
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

/** Daily sums computed in the browser. */
export const dayTotalsQuery = (period: Period = ALL_DAYS) =>
  queryOptions({
    queryKey: userKey('mf-admin', 'orders', 'day-totals', fetchedDays(period)),
    queryFn: ({ signal }) => loadDayTotals(fetchedDays(period), signal),
    throwOnError: false,
  });

export const loadStatistics = ({ request }: { request: Request }) => {
  const asked = periodIn(Object.fromEntries(new URL(request.url).searchParams));
  if (hostCan('statistics')) void queryClient.prefetchQuery(hostStatisticsQuery(asked.period));
  else {
    void queryClient.prefetchQuery(dayTotalsQuery(wholeOf(asked)));
    void queryClient.prefetchQuery(productsQuery());
  }
  // The charts report a failure and retry.
  loadChart().catch(() => {});
  return null;
};
