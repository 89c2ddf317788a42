import { crc32 } from 'node:zlib';

/** 1 January 1980, the format's first day: the bytes do not depend on the date. */
const DATE = 0x21;
const VERSION = 20;
const UTF8 = 0x0800;
/** Uncompressed: compressed bytes change with Node's release. */
const STORED = 0;

/**
 * A zip archive that depends only on its files, not on machine or date.
 * @param files name -> content
 */
export function zip(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const path = Buffer.from(name);
    const about = numbers(
      [2, VERSION],
      [2, UTF8],
      [2, STORED],
      [4, DATE * 0x10000],
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, path.length],
      [2, 0],
    );
    const local = Buffer.concat([numbers([4, 0x04034b50]), about, path, content]);
    // Comment length, disk, attributes, and the offset of the local part.
    const rest = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    directory.push(numbers([4, 0x02014b50], [2, VERSION]), about, rest, path);
    parts.push(local);
    offset += local.length;
  }
  const names = Buffer.concat(directory);
  const end = numbers(
    [4, 0x06054b50],
    [4, 0],
    [2, files.size],
    [2, files.size],
    [4, names.length],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...parts, names, end]);
}

/** Little-endian numbers of the given sizes. */
function numbers(...given: Array<readonly [bytes: number, value: number]>): Buffer {
  const buffer = Buffer.alloc(given.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of given) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
