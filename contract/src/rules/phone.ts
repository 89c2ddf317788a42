/**
 * A Romanian number as typed (07…, 02…, 03…, +40…, 0040…, with spaces, dots, dashes or slashes), or another
 * one in international form.
 */
export const PHONE_PATTERN =
  /^(?:(?:(?:\+|00)40[ .\-/]?|0)[237](?:[ .\-/]?\d){8}|\+(?!40)[1-9](?:[ .\-/]?\d){7,14})$/;

/**
 * Whether a text is a telephone number; surrounding spaces are allowed.
 * @example isPhone('0712 345 678') // true
 */
export const isPhone = (text: string): boolean => PHONE_PATTERN.test(text.trim());

/**
 * A telephone number in its stored form.
 * @returns Romanian numbers as `0712345678`, others as `+49151234567`; other text trimmed
 * @example normalizePhone('+40 712 345 678') // '0712345678'
 */
export function normalizePhone(text: string): string {
  const trimmed = text.trim();
  if (!isPhone(trimmed)) return trimmed;
  return trimmed.replace(/[ .\-/]/g, '').replace(/^(?:\+|00)40/, '0');
}
