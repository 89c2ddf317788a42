import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Pixels per square: twice the displayed size, for high-density screens. */
const SQUARE = 6;
/** White border in squares, required by readers (ISO/IEC 18004); a mail may have a dark background. */
const QUIET = 4;
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A QR code as a PNG `data:` address; mail programs do not show SVG. */
export function codePicture(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const side = size * SQUARE;
  const lines = data.flatMap((cells) => Array.from({ length: SQUARE }, () => lineOf(cells)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel, greyscale.
  header[8] = 1;
  const png = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** A row of pixels, eight per byte, light ones set, after a byte for "no filter". */
function lineOf(cells: readonly boolean[]): Buffer {
  const line = Buffer.alloc(1 + Math.ceil((cells.length * SQUARE) / 8));
  for (let x = 0; x < cells.length * SQUARE; x += 1) {
    const at = 1 + (x >> 3);
    if (!cells[Math.floor(x / SQUARE)]) line[at] = (line[at] ?? 0) | (0x80 >> (x & 7));
  }
  return line;
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(content.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
