/*
 * Obviously fictional identifiers with valid check digits, to try forms, warnings and invoices without a real
 * company or account.
 */

const CIF_WEIGHTS = [7, 5, 3, 2, 1, 7, 5, 3, 2];

/** A fiscal code with its check digit: weights over nine digits, sum times ten modulo eleven, ten becomes zero. */
export function testCif(body: number): string {
  const digits = String(body).padStart(CIF_WEIGHTS.length, '0');
  const sum = CIF_WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return `RO${body}${((sum * 10) % 11) % 10}`;
}

/** An IBAN of the bank "TEST", which does not exist, with its check digits (ISO 13616, modulo 97). */
export function testIban(account: number): string {
  const rest = `TEST${String(account).padStart(16, '0')}`;
  const digits = [...`${rest}RO00`].map((character) => Number.parseInt(character, 36)).join('');
  const check = 98n - (BigInt(digits) % 97n);
  return `RO${String(check).padStart(2, '0')}${rest}`;
}

/** A mobile number from an unassigned range. */
export const testPhone = (number: number): string => `0700${String(number).padStart(6, '0')}`;
