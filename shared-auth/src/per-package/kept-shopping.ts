import { readJson, remove, userId, writeJson } from '@vitrina/shared-auth';

/** State of a stock alert. */
export type AlertState = 'asked' | 'confirmed';

interface Shopping {
  /** Viewed products, latest first. */
  seen: readonly number[];
  /** Stock alerts by product id. */
  alerts: Readonly<Record<string, AlertState>>;
}

/** Number of products kept. */
const MAX_PRODUCTS = 12;
const NOTHING: Shopping = { seen: [], alerts: {} };

/**
 * This browser's memory of shop visits (docs/product.md#recently-seen), of the person and of the visitor
 * they were before signing in. Deleted when the session ends.
 * @example
 * const { seen, alerts } = readShopping();
 * const isAsked = alerts[1207] !== undefined;
 */
export function readShopping(): Shopping {
  const kept = readJson('vitrina:shopping');
  if (!isObject(kept)) return NOTHING;
  const { owner = null, seen, alerts } = kept;
  if (owner !== null && owner !== userId()) {
    remove('vitrina:shopping');
    return NOTHING;
  }
  return {
    seen: Array.isArray(seen) ? seen.filter(isId).slice(0, MAX_PRODUCTS) : [],
    alerts: isObject(alerts)
      ? Object.fromEntries(Object.entries(alerts).filter(isAlert))
      : NOTHING.alerts,
  };
}

/**
 * Adds a viewed product.
 * @example
 * import { useEffect } from 'react';
 * useEffect(() => keepSeen(1207), []);
 */
export function keepSeen(id: number): void {
  const { seen } = readShopping();
  keep({ seen: [id, ...seen.filter((other) => other !== id)].slice(0, MAX_PRODUCTS) });
}

/**
 * Stores the state of a stock alert.
 * @param id of the product
 * @param state absent when the alert has ended
 * @example
 * keepAlert(1207, 'asked');
 * keepAlert(1207); // it has ended
 */
export function keepAlert(id: number, state?: AlertState): void {
  const { [id]: _, ...others } = readShopping().alerts;
  keep({ alerts: state ? { ...others, [id]: state } : others });
}

/**
 * All alerts have ended.
 * @example forgetAlerts();
 */
export const forgetAlerts = (): void => keep({ alerts: {} });

const keep = (change: Partial<Shopping>): void =>
  void writeJson('vitrina:shopping', { ...readShopping(), ...change, owner: userId() });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (value: unknown): value is number => Number.isInteger(value);
const isAlert = (entry: [string, unknown]): entry is [string, AlertState] =>
  entry[1] === 'asked' || entry[1] === 'confirmed';
