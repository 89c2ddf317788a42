import { crc32 } from 'node:zlib';

/** 1 January 1980, the first day that the format knows: the same files are the same bytes on every day. */
const DATE = 0x21;
const VERSION = 20;
const UTF8 = 0x0800;
/** Compressed bytes would change with the release of Node. */
const STORED = 0;

/**
 * A zip archive of files, without anything of the machine or the day.
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
    // A comment's length, a disk, attributes, and where its local part begins.
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

/** Numbers of so many bytes, the lowest byte first. */
function numbers(...given: Array<readonly [bytes: number, value: number]>): Buffer {
  const buffer = Buffer.alloc(given.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of given) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
