import { toList, toNumber } from '@vitrina/contract/entities/answer-fields';
import { ORDER_STATUSES } from '@vitrina/contract/rules/order-status';

/*
 * Reads the counted fields of an order, like `entities/order`. By hand: a schema over 100,000 orders takes
 * seconds.
 */

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

export function readText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : '';
}

/** `null` for a negative number, which would lower a sum, and for anything else. */
export function readUnsigned(value: unknown): number | null {
  const number = toNumber(value);
  return number !== null && number >= 0 ? number : null;
}

const DAY_FIRST = /^\d{4}-\d{2}-\d{2}/;

/** ISO 8601, else '': other date forms are ambiguous. */
export const readMoment = (value: unknown): string =>
  typeof value === 'string' && DAY_FIRST.test(value) ? value.trim().replace(' ', 'T') : '';

const STATES = new Map<string, string>(
  ORDER_STATUSES.flatMap((status) => [
    [status, status],
    [status.toLowerCase(), status],
  ]),
);

/** Known status in any case, else the host's word. */
export function readState(value: unknown): string {
  const text = readText(value).trim();
  return STATES.get(text) ?? STATES.get(text.toLowerCase()) ?? text;
}

/** `null` when they are not a list. */
export function readItems(value: unknown): readonly (CountedItem | null)[] | null {
  if (value === null || value === undefined) return null;
  const list = Array.isArray(value) ? value : toList(value);
  return Array.isArray(list) ? list : null;
}
