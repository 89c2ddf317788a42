import { MAX_LINE_QUANTITY } from '../constants.ts';
import type { CartLine } from './cart-line.ts';

/**
 * Reads a cart from local storage, whatever it contains: another tab's or version's data, or damaged data.
 * Keeps valid lines, drops the rest, and merges lines of one product. Never throws. By hand, because it is in
 * the shell's first bytes.
 */
export function parseCart(stored: unknown): CartLine[] {
  if (!Array.isArray(stored)) return [];
  const lines = new Map<number, CartLine>();
  for (const entry of stored) {
    const line = parseLine(entry);
    if (!line) continue;
    const known = lines.get(line.product_id);
    const quantity = Math.min(line.quantity + (known?.quantity ?? 0), MAX_LINE_QUANTITY);
    lines.set(line.product_id, { ...line, quantity });
  }
  return [...lines.values()];
}

function parseLine(entry: unknown): CartLine | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { product_id, product_name, color, price, quantity } = entry as Record<string, unknown>;
  const id = toNumber(product_id);
  const ron = toNumber(price);
  const count = Math.min(Math.trunc(toNumber(quantity)), MAX_LINE_QUANTITY);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  if (!(ron >= 0 && ron <= MAX_PRICE_RON)) return null;
  if (!(count >= 1) || typeof product_name !== 'string' || product_name === '') return null;
  return {
    product_id: id,
    product_name,
    color: typeof color === 'string' ? color : '',
    price: Math.round(ron * 100) / 100,
    quantity: count,
  };
}

/** Far above any price, and low enough for exact sums. */
const MAX_PRICE_RON = 1_000_000;

/** Numbers, also as text. */
const toNumber = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? Number(value)
    : Number.NaN;
