/** Lengths differ by country: Romania's is known, others are within these limits (ISO 13616). */
const ANY_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const ROMANIAN_IBAN = /^RO\d{2}[A-Z]{4}[A-Z0-9]{16}$/;

/** As banks store it: no spaces, capital letters. */
const compactIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/**
 * Whether an IBAN is valid: its form, and check digits by modulo 97 (ISO 7064). Spaces and small letters are
 * allowed.
 * @example isIban('RO49 AAAA 1B31 0075 9384 0000') // true
 */
export function isIban(typed: string): boolean {
  const iban = compactIban(typed);
  const form = iban.startsWith('RO') ? ROMANIAN_IBAN : ANY_IBAN;
  return form.test(iban) && remainder(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** An IBAN in printed form, in groups of four (ISO 13616): `RO49 AAAA 1B31 0075 9384 0000`. */
export const formatIban = (iban: string): string => compactIban(iban).replace(/.{4}(?=.)/g, '$& ');

/** Letters count as 10 to 35. Computed digit by digit, because the number is too long. */
const remainder = (text: string): number =>
  [...text].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/**
 * Bank of a Romanian account, by the first four letters of its BIC.
 * @returns `null` for an invalid or foreign IBAN, or an unknown bank
 */
export function bankOfIban(typed: string): string | null {
  const iban = compactIban(typed);
  if (!iban.startsWith('RO') || !isIban(iban)) return null;
  return BANKS[iban.slice(4, 8)] ?? null;
}

/**
 * BIC prefixes of the banks with most accounts in Romania, and of the treasury; each was found alike in two
 * independent public lists of Romanian BICs. Merged or renamed banks are left out: no name is better than an
 * outdated one.
 */
const BANKS: Readonly<Record<string, string>> = {
  BACX: 'UniCredit Bank',
  BRDE: 'BRD - Groupe Société Générale',
  BTRL: 'Banca Transilvania',
  CECE: 'CEC Bank',
  CITI: 'Citibank',
  INGB: 'ING Bank',
  NBOR: 'Banca Națională a României',
  RNCB: 'Banca Comercială Română',
  RZBR: 'Raiffeisen Bank',
  TREZ: 'Trezoreria Statului',
};
