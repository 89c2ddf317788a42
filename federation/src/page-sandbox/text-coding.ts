/** The parts of TextEncoder and TextDecoder that rendering uses, for UTF-8, in plain ECMAScript. */

/** Maximum bytes of one UTF-16 unit; a surrogate pair takes four. */
const MAX_BYTES = 3;

export class Utf8Encoder {
  readonly encoding = 'utf-8';

  encode(text = ''): Uint8Array {
    const bytes = new Uint8Array(text.length * MAX_BYTES);
    let to = 0;
    for (let from = 0; from < text.length; from += 1) {
      const unit = text.charCodeAt(from);
      if (unit < 0x80) {
        bytes[to] = unit;
        to += 1;
        continue;
      }
      const point = text.codePointAt(from) ?? unit;
      if (point > 0xffff) from += 1;
      to = writePoint(bytes, to, isSurrogate(point) ? 0xfffd : point);
    }
    return bytes.slice(0, to);
  }
}

/** A lone surrogate has no encoding. */
const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff;

/** Writes a character beyond ASCII. @returns the index after it */
function writePoint(bytes: Uint8Array, to: number, point: number): number {
  const more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
  bytes[to] = ((0xf0 << (3 - more)) & 0xff) | (point >> (6 * more));
  for (let left = more; left > 0; left -= 1)
    bytes[to + more - left + 1] = 0x80 | ((point >> (6 * (left - 1))) & 0x3f);
  return to + more + 1;
}

/** Every engine accepts this many arguments of a call. */
const AT_ONCE = 8192;

export class Utf8Decoder {
  readonly encoding = 'utf-8';

  /** @throws URIError when the bytes are not UTF-8 */
  decode(bytes: Uint8Array = new Uint8Array()): string {
    let text = '';
    for (let from = 0; from < bytes.length; ) {
      const isAscii = isAsciiAt(bytes, from);
      let to = from + 1;
      while (to < bytes.length && isAsciiAt(bytes, to) === isAscii && to - from < AT_ONCE) to += 1;
      // Do not split a character.
      while (!isAscii && to < bytes.length && ((bytes[to] ?? 0) & 0xc0) === 0x80) to += 1;
      const part = bytes.subarray(from, to);
      text += isAscii ? String.fromCharCode(...part) : decodeURIComponent(escaped(part));
      from = to;
    }
    return text;
  }
}

const isAsciiAt = (bytes: Uint8Array, place: number): boolean => (bytes[place] ?? 0) < 0x80;

const escaped = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => `%${byte.toString(16)}`).join('');
