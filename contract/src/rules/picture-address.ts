const ON_THE_WEB = /^https?:\/\/[^/\\]/i;
const ON_THIS_ORIGIN = /^\/[^/\\][^\\]*$/;
const INLINE = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/** Characters that would end an address in `srcset`, or the attribute. */
const DELIMITERS = /[\s"<>`]/g;

/**
 * A picture's address, safe for markup: characters that would end it are encoded. `null` for addresses that
 * cannot be a picture's, such as `javascript:` or a relative path.
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
