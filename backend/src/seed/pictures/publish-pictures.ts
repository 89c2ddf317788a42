import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_KINDS } from '@vitrina/contract/rules/picture-sources';
import type { FileStore } from '../../files/file-store.ts';
import { limitConcurrency } from '../../limit-concurrency.ts';

const AT_ONCE = 8;
/** `ser-facial-roua-skyblue-front-1920.webp`: a picture's name, and one of its sizes. */
const SIZED = /^(.+)-(\d+\.(?:avif|webp))$/;

/**
 * Stores the pictures of `folder`, every size under the same stem: a hash of the content, and the kind of picture.
 * @returns the path of each picture's widest WebP on the file host, by the picture's name
 */
export async function publishPictures(
  folder: string,
  files: FileStore,
): Promise<ReadonlyMap<string, string>> {
  const sizesOf = new Map<string, string[]>();
  for (const file of (await readdir(folder)).sort()) {
    const [, name, size] = SIZED.exec(file) ?? [];
    if (name && size) sizesOf.set(name, [...(sizesOf.get(name) ?? []), size]);
  }
  const publish = async (name: string, sizes: readonly string[]) => {
    const hash = createHash('sha256');
    const contents: [size: string, content: Buffer][] = [];
    for (const size of sizes) {
      const content = await readFile(join(folder, `${name}-${size}`));
      hash.update(content);
      contents.push([size, content]);
    }
    const kind = PICTURE_KINDS.find((one) => name.endsWith(`-${one}`));
    const stem = [hash.digest('hex').slice(0, 20), kind].filter(Boolean).join('-');
    for (const [size, content] of contents) await files.put(`${stem}-${size}`, content);
    return [name, `/${stem}-${widestWebp(sizes)}`] as const;
  };
  const inTurn = limitConcurrency(AT_ONCE);
  return new Map(
    await Promise.all([...sizesOf].map(([name, sizes]) => inTurn(() => publish(name, sizes)))),
  );
}

function widestWebp(sizes: readonly string[]): string {
  const widths = sizes.filter((size) => size.endsWith('.webp')).map((size) => parseInt(size, 10));
  return `${Math.max(...widths)}.webp`;
}
