/** What stands in place of a part that may name a person or a thing of theirs. */
const MASK = '*';
const MAX_PAGE_LENGTH = 200;
/** Letters without a break that no word is made of. */
const TOKEN = /[^-._~+]{20}/;
/** An e-mail address; also a digit between letters, as identifiers have it. */
const IDENTIFIER = /@|\p{L}\d+\p{L}/u;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

const maskPart = (part: string): string =>
  TOKEN.test(part) || IDENTIFIER.test(part) || UUID.test(part)
    ? MASK
    : part.replace(/\p{N}+/gu, MASK);

/**
 * The page that a form stands in, as it may be counted: origin and path, without what may tell
 * visitors apart. Masked twice it is the same.
 *
 * @example maskPage('https://salon.ro/clienti/1207?nume=Ana') // 'https://salon.ro/clienti/*'
 * @returns '' for what is no page of the web
 */
export function maskPage(address: string): string {
  try {
    const { protocol, origin, pathname } = new URL(address);
    if (!/^https?:$/.test(protocol)) return '';
    const path = decodeURI(pathname).replace(/[\p{C}\p{Z}\\]/gu, '_');
    // Encoded twice, or `@` and such that `decodeURI` leaves encoded: nobody reads those as a name.
    const parts = path.split('/').map((part) => (part.includes('%') ? MASK : maskPart(part)));
    return (origin + parts.join('/')).slice(0, MAX_PAGE_LENGTH);
  } catch {
    return '';
  }
}
