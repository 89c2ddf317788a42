import { readJson, remove, userId, writeJson } from '@vitrina/shared-auth';

/* Compiled into each package that asks for it, as `profile.ts`. */

/** What became of a wish to hear when a product is back. */
export type AlertState = 'asked' | 'confirmed';

interface Shopping {
  /** Products that were looked at, the latest first. */
  seen: readonly number[];
  /** Wishes to hear of products, by their numbers. */
  alerts: Readonly<Record<string, AlertState>>;
}

/** As many as the storage keeps. */
const MOST = 12;
const NOTHING: Shopping = { seen: [], alerts: {} };

/**
 * What this browser alone remembers of its visits to the shop (docs/product.md#recently-seen): for who is
 * here, and for the visitor they were before they signed in. The end of a session takes it away.
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
    seen: Array.isArray(seen) ? seen.filter(isId).slice(0, MOST) : [],
    alerts: isObject(alerts)
      ? Object.fromEntries(Object.entries(alerts).filter(isAlert))
      : NOTHING.alerts,
  };
}

/** A product was looked at. */
export function keepSeen(id: number): void {
  const { seen } = readShopping();
  keep({ seen: [id, ...seen.filter((other) => other !== id)].slice(0, MOST) });
}

/** @param state absent where the wish is over */
export function keepAlert(id: number, state?: AlertState): void {
  const { [id]: _, ...others } = readShopping().alerts;
  keep({ alerts: state ? { ...others, [id]: state } : others });
}

/** All wishes are over. */
export const forgetAlerts = (): void => keep({ alerts: {} });

const keep = (change: Partial<Shopping>): void =>
  void writeJson('vitrina:shopping', { ...readShopping(), ...change, owner: userId() });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (value: unknown): value is number => Number.isInteger(value);
const isAlert = (entry: [string, unknown]): entry is [string, AlertState] =>
  entry[1] === 'asked' || entry[1] === 'confirmed';
