/**
 * A Romanian number as people write it (07…, 02…, 03…, +40…, 0040…, with spaces, dots, dashes or
 * slashes between the digits), or any other one in international form.
 */
export const PHONE_PATTERN =
  /^(?:(?:(?:\+|00)40[ .\-/]?|0)[237](?:[ .\-/]?\d){8}|\+(?!40)[1-9](?:[ .\-/]?\d){7,14})$/;

/**
 * Brings a telephone number into one form.
 * @returns Romanian numbers as `0712345678`, others as `+49151234567`, `null` when it is not a number
 */
export function normalizePhone(text: string): string | null {
  const trimmed = text.trim();
  if (!PHONE_PATTERN.test(trimmed)) return null;
  const digits = trimmed.replace(/[ .\-/]/g, '');
  return digits.replace(/^(?:\+|00)40/, '0');
}
