/**
 * A Romanian number as people write it (07…, 02…, 03…, +40…, 0040…, with spaces, dots, dashes or
 * slashes between the digits), or any other one in international form.
 */
export const PHONE_PATTERN =
  /^(?:(?:(?:\+|00)40[ .\-/]?|0)[237](?:[ .\-/]?\d){8}|\+(?!40)[1-9](?:[ .\-/]?\d){7,14})$/;

/** Whether a text is a telephone number, with or without spaces around it. */
export const isPhone = (text: string): boolean => PHONE_PATTERN.test(text.trim());

/**
 * Brings a telephone number into the one form in which it is stored.
 * @returns Romanian numbers as `0712345678`, others as `+49151234567`; any other text trimmed
 * @example normalizePhone('+40 712 345 678') // '0712345678'
 */
export function normalizePhone(text: string): string {
  const trimmed = text.trim();
  if (!isPhone(trimmed)) return trimmed;
  return trimmed.replace(/[ .\-/]/g, '').replace(/^(?:\+|00)40/, '0');
}
