import { listRows } from './answers/lists.ts';
import { LISTS, type ListCall } from './calls.ts';
import type { HeardRequest } from './heard-request.ts';
import type { Profile } from './profile.ts';
import { isGood, isUnsellable } from './published.ts';
import { findByEmail } from './sessions.ts';
import { findRow, type Row, type State } from './state.ts';

/** Selects a list. */
export interface ListOf {
  /** The caller's e-mail. */
  as?: string;
  /** The path's `{id}`. */
  id?: number;
}

/** Expected values for pages and charges. */
export interface Ledger {
  /** Original rows that the profile renders without loss; none for a withheld list. */
  goodRows(call: ListCall, of?: ListOf): Row[];
  /** The expected charge for cart lines with shipping, in bani; null when a line must not be sold. */
  expectedAmount(lines: readonly { product_id: unknown; quantity: number }[]): number | null;
  /** Undocumented parts of requests, each with its call. */
  undocumented(): string[];
}

const SHIPPING = 2000;
const FREE_FROM = 30_000;

export const createLedger = (
  profile: Profile,
  state: State,
  requests: readonly HeardRequest[],
): Ledger => ({
  goodRows(call, { as, id } = {}) {
    const odd = profile.lists?.[call];
    if (odd !== undefined && odd !== 'numeric keys') return [];
    const user = findByEmail(state, as) ?? null;
    const rows = listRows(call, { state, user, id: String(id), query: new URLSearchParams() });
    return rows.filter((row) => isGood(profile, LISTS[call].entity, row));
  },

  expectedAmount(lines) {
    const prices = lines.map(({ product_id, quantity }) => {
      const product = findRow(state.products, product_id);
      const sellable = product && product.price > 0 && !isUnsellable(profile, product);
      return sellable ? Math.round(product.price * 100) * quantity : null;
    });
    if (prices.length === 0) return null;
    const subtotal = prices.reduce<number | null>(
      (sum, price) => (sum === null || price === null ? null : sum + price),
      0,
    );
    return subtotal === null ? null : subtotal + (subtotal >= FREE_FROM ? 0 : SHIPPING);
  },

  undocumented: () =>
    requests.flatMap(({ method, path, wrong }) =>
      wrong
        .filter((what) => what.startsWith('undocumented'))
        .map((what) => `${method} ${path}: ${what}`),
    ),
});
