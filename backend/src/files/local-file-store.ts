import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';

/** Stores files in a folder, created on demand. */
export const localFileStore = (folder: string): FileStore => ({
  async put(name, content) {
    const file = join(folder, name);
    if (await exists(file)) return;
    await mkdir(folder, { recursive: true });
    // Written beside and renamed, so nobody sees half a file.
    const unfinished = `${file}.${randomUUID()}.part`;
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  },
  async open(name) {
    const file = await open(join(folder, name)).catch(nullIfMissing);
    if (!file) return null;
    const { size } = await file.stat();
    return { bytes: size, body: file.createReadStream() };
  },
  remove: (name) => rm(join(folder, name), { force: true }),
});

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
