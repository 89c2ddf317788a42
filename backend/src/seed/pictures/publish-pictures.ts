import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStore, mediaTypeOf } from '../../files/file-store.ts';
import { limitConcurrency } from '../../limit-concurrency.ts';

const AT_ONCE = 8;

/** Copies the drawn pictures from their folder to a store that is elsewhere. */
export async function publishPictures(folder: string, files: FileStore): Promise<void> {
  const inTurn = limitConcurrency(AT_ONCE);
  const names = (await readdir(folder)).filter((name) => mediaTypeOf(name) !== null);
  const copy = async (name: string) => files.put(name, await readFile(join(folder, name)));
  await Promise.all(names.map((name) => inTurn(() => copy(name))));
}
