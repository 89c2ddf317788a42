/*
 * Money is integer bani inside; on the wire and in local storage it is RON numbers with at most two decimals
 * (docs/product.md#money-on-the-wire). Both directions are exact for such amounts.
 */

import { groupThousands } from './group-thousands.ts';

/**
 * RON from the wire -> bani.
 * @throws RangeError when `ron` is not finite or too large
 * @example toBani(19.9) // 1990
 */
export function toBani(ron: number): number {
  const bani = Math.round(ron * 100);
  if (!Number.isSafeInteger(bani)) throw new RangeError(`Not an amount in RON: ${ron}`);
  return bani;
}

/**
 * Bani -> RON for the wire, at most two decimals.
 * @example toRon(1990) // 19.9
 */
export const toRon = (bani: number): number => bani / 100;

/**
 * Bani -> `1.234,50`.
 * @example formatAmount(123_450) // '1.234,50'
 */
export function formatAmount(bani: number): string {
  const digits = String(Math.abs(bani)).padStart(3, '0');
  return `${bani < 0 ? '-' : ''}${groupThousands(digits.slice(0, -2))},${digits.slice(-2)}`;
}

/**
 * Bani -> `1.234` for whole RON, else `1.234,50`.
 * @example formatShortAmount(123_400) // '1.234'
 */
export const formatShortAmount = (bani: number): string => formatAmount(bani).replace(/,00$/, '');

/** Unit of an amount, with a non-breaking space before it. */
export const UNIT = '\u00a0RON';

/**
 * Bani -> `1.234,50 RON`, never broken over two lines.
 * @example formatBani(123_450) // '1.234,50\u00a0RON'
 */
export const formatBani = (bani: number): string => formatAmount(bani) + UNIT;

/**
 * Bani -> `1.234 RON` for whole RON, else as `formatBani`.
 * @example formatShortBani(123_400) // '1.234\u00a0RON'
 */
export const formatShortBani = (bani: number): string => formatShortAmount(bani) + UNIT;

/**
 * RON from the wire -> `1.234,50 RON`; `—` for an unreadable amount.
 * @throws RangeError when `ron` is not finite or too large
 * @example formatRon(1234.5) // '1.234,50\u00a0RON'
 */
export const formatRon = (ron: number | null): string =>
  ron === null ? '—' : formatBani(toBani(ron));

const TYPED_AMOUNT = /^(\d{1,12}|\d{1,3}(?:[.\s]\d{3}){1,3})(?:[.,](\d{1,2}))?$/;

/**
 * An amount as typed (`1234,5`, `1.234,50`, `1 234,50`, `1234.50`) -> bani. A single dot before exactly three
 * digits separates thousands.
 * @returns `null` when it is not an amount of at least 0
 * @example
 * parseBani('1.234,5 lei') // 123_450
 * parseBani('azi') // null
 */
export function parseBani(text: string): number | null {
  const match = TYPED_AMOUNT.exec(text.trim().replace(/\s*(?:RON|lei)$/i, ''));
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  return Number(whole.replace(/[.\s]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}
