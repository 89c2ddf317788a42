import { toList } from '@vitrina/contract/entities/answer-fields';
import { type DailySales, summariseOrders } from './summarise-orders.ts';

export interface OrdersSource {
  url: string;
  token: string;
}

/** No orders from the host; `message` is the HTTP status, if there was an answer. */
class OrdersUnavailableError extends Error {
  override readonly name = 'OrdersUnavailableError';
}

/** All orders can be many megabytes. */
const LONGEST_MS = 60_000;

/** Fetches and sums in one place, so that a worker transfers only the sums. */
export async function fetchDayTotals(
  { url, token }: OrdersSource,
  signal?: AbortSignal,
): Promise<DailySales> {
  const tooLong = AbortSignal.timeout(LONGEST_MS);
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
  });
  if (!response.ok) throw new OrdersUnavailableError(String(response.status));
  const { success, orders }: { success?: unknown; orders?: unknown } =
    (await response.json()) ?? {};
  const list = orders === undefined ? null : toList(orders);
  // Some hosts refuse with status 200.
  const isRefused = success !== undefined && !/^(true|1)$/i.test(String(success));
  if (isRefused || !Array.isArray(list)) throw new OrdersUnavailableError('no list');
  return summariseOrders(list);
}
