import { toList, toNumber } from '@vitrina/contract/entities/answer-fields';
import { ORDER_STATUSES } from '@vitrina/contract/rules/order-status';

/*
 * What counts of an order, as `entities/order` reads it. By hand, because a schema over 100,000 orders
 * would take seconds.
 */

/** The fields of an order that count. */
export interface CountedOrder {
  id?: unknown;
  created_at?: unknown;
  status?: unknown;
  county?: unknown;
  items?: unknown;
  payment_status?: unknown;
  accepted_at?: unknown;
}

interface CountedItem {
  product_name?: unknown;
  product_color?: unknown;
  quantity?: unknown;
  price?: unknown;
}

/** A text, '' where there is none. */
export function readText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : '';
}

/** A number from 0 on; `null` for any other, which would lower a sum. */
export function readUnsigned(value: unknown): number | null {
  const number = toNumber(value);
  return number !== null && number >= 0 ? number : null;
}

const DAY_FIRST = /^\d{4}-\d{2}-\d{2}/;

/** ISO 8601, '' for what is none: other forms of a date can be read in two ways. */
export const readMoment = (value: unknown): string =>
  typeof value === 'string' && DAY_FIRST.test(value) ? value.trim().replace(' ', 'T') : '';

const STATES = new Map<string, string>(
  ORDER_STATUSES.flatMap((status) => [
    [status, status],
    [status.toLowerCase(), status],
  ]),
);

/** One of our states in whatever case, or the host's own word. */
export function readState(value: unknown): string {
  const text = readText(value).trim();
  return STATES.get(text) ?? STATES.get(text.toLowerCase()) ?? text;
}

/** The lines of an order; `null` where they are no list. */
export function readItems(value: unknown): readonly (CountedItem | null)[] | null {
  if (value === null || value === undefined) return null;
  const list = Array.isArray(value) ? value : toList(value);
  return Array.isArray(list) ? list : null;
}
