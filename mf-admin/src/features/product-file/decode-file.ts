export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250';

/** Windows-1250 has cedilla letters instead of comma-below ones. */
const CEDILLAS: Readonly<Record<string, string>> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' };

/**
 * Decodes a spreadsheet's file: by its byte-order mark, else UTF-8, else Windows-1250 as written by older
 * Romanian programs.
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
