/** Replaces a part that may identify a person or their things. */
const MASK = '*';
const MAX_PAGE_LENGTH = 200;
/** Too many characters in a row for a word. */
const TOKEN = /[^-._~+]{20}/;
/** An e-mail address, or a digit between letters, as in identifiers. */
const IDENTIFIER = /@|\p{L}\d+\p{L}/u;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

const maskPart = (part: string): string =>
  TOKEN.test(part) || IDENTIFIER.test(part) || UUID.test(part)
    ? MASK
    : part.replace(/\p{N}+/gu, MASK);

/**
 * A form's page as it may be counted: origin and path, without parts that could identify visitors. Masking
 * twice changes nothing.
 *
 * @example maskPage('https://salon.ro/clienti/1207?nume=Ana') // 'https://salon.ro/clienti/*'
 * @returns '' when the address is not a web page's
 */
export function maskPage(address: string): string {
  try {
    const { protocol, origin, pathname } = new URL(address);
    if (!/^https?:$/.test(protocol)) return '';
    const path = decodeURI(pathname).replace(/[\p{C}\p{Z}\\]/gu, '_');
    // Still encoded: encoded twice, or characters that `decodeURI` keeps. Not part of a readable name.
    const parts = path.split('/').map((part) => (part.includes('%') ? MASK : maskPart(part)));
    return (origin + parts.join('/')).slice(0, MAX_PAGE_LENGTH);
  } catch {
    return '';
  }
}
