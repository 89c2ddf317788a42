/** How a file wrote its letters. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250';

/** Letters that Windows-1250 has in place of those with a comma below. */
const CEDILLAS: Readonly<Record<string, string>> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' };

/**
 * The text of a file as spreadsheets save it: by its byte-order mark, else as UTF-8, and where it is none
 * as Windows-1250, the usual one of older Romanian programs.
 */
export function decodeFile(bytes: ArrayBuffer): { text: string; encoding: Encoding } {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes);
  try {
    return {
      text: new TextDecoder('utf-8', { fatal: true }).decode(bytes),
      encoding: 'utf-8',
    };
  } catch {
    const { text, encoding } = decodeAs('windows-1250', bytes);
    return { text: text.replace(/[şţŞŢ]/g, (letter) => CEDILLAS[letter] ?? letter), encoding };
  }
}

const decodeAs = (encoding: Encoding, bytes: ArrayBuffer) => ({
  text: new TextDecoder(encoding).decode(bytes),
  encoding,
});
