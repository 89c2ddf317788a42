/** The parts of TextEncoder and TextDecoder that rendering uses, for UTF-8, in plain ECMAScript. */

export class Utf8Encoder {
  readonly encoding = 'utf-8';

  encode(text = ''): Uint8Array {
    // A lone surrogate has no encoding.
    const escaped = encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'));
    const bytes = new Uint8Array(escaped.replace(/%../g, '-').length);
    for (let from = 0, to = 0; from < escaped.length; to++) {
      const isEscape = escaped[from] === '%';
      bytes[to] = isEscape
        ? Number.parseInt(escaped.slice(from + 1, from + 3), 16)
        : escaped.charCodeAt(from);
      from += isEscape ? 3 : 1;
    }
    return bytes;
  }
}

export class Utf8Decoder {
  readonly encoding = 'utf-8';

  /** @throws URIError when the bytes are not UTF-8 */
  decode(bytes: Uint8Array = new Uint8Array()): string {
    let escaped = '';
    for (const byte of bytes) escaped += `%${byte.toString(16).padStart(2, '0')}`;
    return decodeURIComponent(escaped);
  }
}

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
