const KEY = [7, 5, 3, 2, 1, 7, 5, 3, 2];

/**
 * Whether a Romanian fiscal code (CUI, CIF) is valid: 2 to 10 digits, with or without `RO`, the last one a
 * check digit. It is the weighted sum of the digits before it, with the key 753217532, times 10, modulo 11,
 * and 0 for 10.
 * @example isCui('RO14399840') // true
 */
export function isCui(typed: string): boolean {
  const digits = typed.replace(/\s/g, '').replace(/^RO/i, '');
  if (!/^[1-9]\d{1,9}$/.test(digits)) return false;
  const body = digits.slice(0, -1).padStart(KEY.length, '0');
  const sum = KEY.reduce((total, factor, place) => total + factor * Number(body[place]), 0);
  return ((sum * 10) % 11) % 10 === Number(digits.at(-1));
}
