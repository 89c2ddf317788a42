import type { Call } from '@vitrina/contract/call';
import { type ProxyHost, startProxyHost } from './proxy-host.ts';

/** Fields of specified calls that the specification does not contain. */
const EXTENSIONS: Record<string, { request?: string[]; query?: string[]; answer?: string[] }> = {
  'create-payment-intent': {
    request: ['products', 'shippingCost', 'email', 'delivery', 'checkoutKey'],
    answer: ['paymentIntentId'],
  },
  'create-order': { request: ['paymentIntentId', 'clientSecret'], answer: ['orderId'] },
  'create-product': { request: ['ingredients', 'version'] },
  'update-product': { request: ['ingredients', 'version'] },
  'update-request-status': { request: ['status_seen'] },
  'create-guest-website-request': {
    request: ['website', 'elapsedMs'],
    answer: ['oneTimeToken'],
  },
  'list-orders': {
    query: ['page', 'limit', 'id', 'email', 'status', 'from', 'to', 'sort'],
    answer: ['total', 'counts'],
  },
  'list-notifications': { query: ['before'], answer: ['unread'] },
  'validate-token': { answer: ['token'] },
  'google-login': { query: ['challenge'] },
  login: { request: ['device'], answer: ['deviceToken'] },
  register: { request: ['device'], answer: ['deviceToken'] },
  'reset-password': { request: ['device'], answer: ['deviceToken'] },
};

/** Fields of rows that the specification does not contain. */
const ROW_EXTENSIONS: Record<string, string[]> = {
  'list-products': ['ingredients', 'lowest_price_30_days', 'version'],
  'list-orders': [
    ...['name', 'phone', 'zip', 'locality', 'address', 'shipping_cost'],
    ...['payment_status', 'accepted_at', 'tracking_number', 'version'],
  ],
  'list-notifications': ['target'],
  'list-website-requests': ['phone', 'sent_by_guest'],
  'list-all-website-requests': ['phone', 'sent_by_guest'],
  'list-user-website-requests': ['phone', 'sent_by_guest'],
  'list-commissions': ['sales'],
  'list-all-commissions': ['sales'],
  'create-partner': ['last_synced_at', 'last_sync_error'],
};

/** Fields never in an error of a host that follows only the specification. */
const ERROR_EXTENSIONS = ['code', 'requestId', 'field'];

/**
 * A host with only section 7 of the specification: extensions answer 404, and their fields are neither read nor
 * sent.
 */
export const startSpecOnlyHost = (target: string): Promise<ProxyHost> =>
  startProxyHost(target, {
    request(call, { query, body, headers }) {
      if (call.capability) return null;
      const { request = [], query: unknown = [] } = EXTENSIONS[call.name] ?? {};
      const known = new URLSearchParams([...query].filter(([name]) => !unknown.includes(name)));
      const { 'idempotency-key': _, ...rest } = headers;
      return { query: known, body: without(body, request), headers: rest };
    },
    answer: (call, { status, body }) => ({ status, body: specified(call, status, body) }),
  });

function specified(call: Call, status: number, body: unknown): unknown {
  if (status >= 400) return without(body, ERROR_EXTENSIONS);
  const own = without(body, EXTENSIONS[call.name]?.answer ?? []);
  const fields = ROW_EXTENSIONS[call.name];
  return fields ? eachRow(own, (row) => without(row, fields)) : own;
}

/** Changes the rows of an answer: of a list, or of lists and objects directly in an object. */
function eachRow(body: unknown, change: (row: unknown) => unknown): unknown {
  if (Array.isArray(body)) return body.map(change);
  if (!isObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(change) : change(value),
    ]),
  );
}

function without(value: unknown, keys: readonly string[]): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
