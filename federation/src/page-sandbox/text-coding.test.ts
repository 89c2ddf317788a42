import { expect, test } from '@rstest/core';
import { Utf8Decoder, Utf8Encoder } from './text-coding.ts';

const encoded = (text: string) => [...new Utf8Encoder().encode(text)];

test.each([
  ['nothing', ''],
  ['letters of ASCII', '<p>Ruj</p>\n\0\u007f'],
  ['letters of two bytes', 'șțăâî\u0080\u07ff'],
  ['letters of three', '€\u0800\uffff \u2028'],
  ['letters of four', '💄\u{10000}\u{10ffff}'],
  ['a long text', `${'Cremă hidratantă '.repeat(2000)}${'a'.repeat(20_000)}${'ș'.repeat(20_000)}`],
])('%s come and go as everywhere', (_, text) => {
  expect(encoded(text)).toEqual([...new TextEncoder().encode(text)]);
  expect(new Utf8Decoder().decode(new TextEncoder().encode(text))).toBe(text);
});

test.each(['\ud800', 'a\udc00b', '\ud83d\ud83d\udc84'])(
  'half of a letter is replaced: %j',
  (text) => {
    expect(encoded(text)).toEqual([...new TextEncoder().encode(text)]);
  },
);

test.each([[[0xff]], [[0x61, 0xc8]], [[0x80]], [[0xed, 0xa0, 0x80]]])(
  'bytes that are no text are refused: %j',
  (bytes) => {
    expect(() => new Utf8Decoder().decode(new Uint8Array(bytes))).toThrow(URIError);
  },
);
