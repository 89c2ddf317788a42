import { MAX_LINE_QUANTITY } from '../constants.ts';
import type { CartLine } from './cart-line.ts';

/**
 * Reads a cart out of anything that local storage may hold: another tab's, another version's or a
 * damaged one. What can be understood is kept, the rest is dropped; lines of one product become one.
 * Written by hand because it is part of the shell's first bytes. It never throws.
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

/** Far above any price of ours, and low enough that sums stay exact. */
const MAX_PRICE_RON = 1_000_000;

/** Numbers, and numbers written as text. */
const toNumber = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? Number(value)
    : Number.NaN;
