const ON_THE_WEB = /^https?:\/\/[^/\\]/i;
const ON_THIS_ORIGIN = /^\/[^/\\][^\\]*$/;
const INLINE = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/** Ends an address in `srcset`, or its attribute. */
const DELIMITERS = /[\s"<>`]/g;

/**
 * The address of a picture as markup takes it: encoded where a host left characters that end an address.
 * `null` when no picture can be there, such as at `javascript:` or at a path without an origin.
 * @example pictureAddress('https://f.ro/a b.png') // 'https://f.ro/a%20b.png'
 */
export function pictureAddress(text: string): string | null {
  // As browsers read addresses: https://url.spec.whatwg.org/#concept-basic-url-parser
  const plain = text.trim().replace(/[\t\n\r]/g, '');
  if (INLINE.test(plain)) return plain;
  const address = (plain.startsWith('//') ? `https:${plain}` : plain).replace(
    DELIMITERS,
    encodeURIComponent,
  );
  return ON_THE_WEB.test(address) || ON_THIS_ORIGIN.test(address) ? address : null;
}
