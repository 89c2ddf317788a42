/** Problem of a card field, worded for the page; `null` when there is none. */
export type Problem = { code: string; message: string } | null;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** `4242424242424242` -> `4242 4242 4242 4242`. */
export const groupDigits = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** `1234` -> `12/34`. */
export const formatExpiry = (text: string): string => {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};

/** ISO/IEC 7812: the check digit of a card number. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return number.length >= 13 && sum % 10 === 0;
}

export function numberProblem(text: string): Problem {
  const number = digitsOf(text);
  if (number.length < 13)
    return { code: 'incomplete_number', message: 'Numărul cardului este incomplet.' };
  return passesLuhn(number)
    ? null
    : { code: 'invalid_number', message: 'Numărul cardului nu este valid.' };
}

/** @param now valid until the last moment of the card's month */
export function expiryProblem(text: string, now: Date): Problem {
  const digits = digitsOf(text);
  if (digits.length < 4)
    return { code: 'incomplete_expiry', message: 'Data de expirare este incompletă.' };
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (month < 1 || month > 12)
    return { code: 'invalid_expiry_month', message: 'Luna de expirare nu este validă.' };
  if (new Date(year, month) <= now)
    return { code: 'invalid_expiry_year_past', message: 'Cardul a expirat.' };
  return null;
}

export const cvcProblem = (text: string): Problem =>
  /^\d{3,4}$/.test(digitsOf(text))
    ? null
    : { code: 'incomplete_cvc', message: 'Codul CVC este incomplet.' };
