/** Each country has its length; that of Romania is known, the others lie between these (ISO 13616). */
const ANY_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const ROMANIAN_IBAN = /^RO\d{2}[A-Z]{4}[A-Z0-9]{16}$/;

/** As it is stored by banks: no spaces, capital letters. */
const compactIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/**
 * Whether an IBAN can be right: its form, and the check digits by modulo 97 (ISO 7064). Spaces and
 * small letters are allowed.
 */
export function isIban(typed: string): boolean {
  const iban = compactIban(typed);
  const form = iban.startsWith('RO') ? ROMANIAN_IBAN : ANY_IBAN;
  return form.test(iban) && remainder(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** As it is printed, in groups of four (ISO 13616): `RO49 AAAA 1B31 0075 9384 0000`. */
export const formatIban = (iban: string): string => compactIban(iban).replace(/.{4}(?=.)/g, '$& ');

/** Letters count as 10 to 35; digit by digit, because the number is far too long. */
const remainder = (text: string): number =>
  [...text].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/**
 * The bank that holds a Romanian account, by the four letters that begin its BIC.
 * @returns `null` when the IBAN is not a right Romanian one or its bank is not known here
 */
export function bankOfIban(typed: string): string | null {
  const iban = compactIban(typed);
  if (!iban.startsWith('RO') || !isIban(iban)) return null;
  return BANKS[iban.slice(4, 8)] ?? null;
}

/**
 * BIC prefixes of the banks that hold most accounts in Romania, and of the treasury; each was found
 * alike in two independent public lists of Romanian BICs. Banks that were merged or renamed are left
 * out on purpose: no name is better than one that is no longer right.
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
