import { queryOptions } from '@tanstack/react-query';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import {
  endRefusedSession,
  getSession,
  platformConfig,
  queryClient,
  readText,
  userKey,
} from '@vitrina/shared-auth';
import { canReadStorage } from '@vitrina/shared-auth/per-package/can-read-storage';
import { messages } from '../../messages.ts';
import { productsQuery } from '../products/products-query.ts';
import { askWorker } from '../workers/ask-worker.ts';
import { source } from './day-totals.worker.ts?source';
import { fetchDayTotals } from './fetch-day-totals.ts';
import { loadChart } from './load-chart.ts';
import type { DailySales } from './summarise-orders.ts';

const text = messages.stats;

/** A failure whose message is the text for the person. */
class StatisticsError extends Error {
  override readonly name = 'StatisticsError';
}

/** Off the main thread; on it where the browser gives no worker. */
async function loadDayTotals(signal: AbortSignal): Promise<DailySales> {
  // Someone may delete the key; where nothing can be stored, only the session has the token.
  const token = canReadStorage() ? readText('token') : getSession().token;
  if (!token) throw new StatisticsError(text.noToken);
  const question = { url: platformConfig().apiOrigin + listOrders.path, token };
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

export const dayTotalsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'orders', 'day-totals'),
    queryFn: ({ signal }) => loadDayTotals(signal),
    throwOnError: false,
  });

/** For a route's loader: starts the fetches beside the page's code; the page shows how they go. */
export const loadStatistics = () => {
  void queryClient.prefetchQuery(dayTotalsQuery());
  void queryClient.prefetchQuery(productsQuery());
  // A failure is told by the charts, which ask again.
  loadChart().catch(() => {});
  return null;
};
