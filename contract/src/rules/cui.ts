const KEY = [7, 5, 3, 2, 1, 7, 5, 3, 2];

/**
 * Whether a Romanian fiscal code (CUI, CIF) can be right: 2 to 10 digits, with or without `RO`, whose
 * last is the control digit: the key 753217532 over the digits before it, times 10, modulo 11, where 10
 * stands for 0.
 */
export function isCui(typed: string): boolean {
  const digits = typed.replace(/\s/g, '').replace(/^RO/i, '');
  if (!/^[1-9]\d{1,9}$/.test(digits)) return false;
  const body = digits.slice(0, -1).padStart(KEY.length, '0');
  const sum = KEY.reduce((total, factor, place) => total + factor * Number(body[place]), 0);
  return ((sum * 10) % 11) % 10 === Number(digits.at(-1));
}
