import { type DailySales, summariseOrders } from './summarise-orders.ts';

export interface OrdersSource {
  url: string;
  token: string;
}

/** The host did not give its orders; `message` is the HTTP status, where there was an answer. */
export class OrdersUnavailableError extends Error {
  override readonly name = 'OrdersUnavailableError';
}

/** All orders of a host may be many megabytes; for ever is none of the answers. */
const LONGEST_MS = 60_000;

/** Fetches and sums up in one place, so that a worker hands over only the sums. */
export async function fetchDayTotals({ url, token }: OrdersSource): Promise<DailySales> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  if (!response.ok) throw new OrdersUnavailableError(String(response.status));
  const { orders } = (await response.json()) as { orders?: unknown };
  if (!Array.isArray(orders)) throw new OrdersUnavailableError('no list');
  return summariseOrders(orders);
}
