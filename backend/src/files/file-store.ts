import { createHash } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the file host serves, by the extension of its name. */
export const MEDIA_TYPES = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
} as const;
export type FileExtension = keyof typeof MEDIA_TYPES;

export interface FileStore {
  /**
   * Stores a file under the SHA-256 of its content: the same bytes have the same name.
   * @returns its path on the file host, `/9f86….webp`
   */
  put(bytes: Uint8Array, extension: FileExtension): Promise<string>;
}

/** Keeps files in a folder, which is created when needed. */
export function localFileStore(folder: string): FileStore {
  return {
    async put(bytes, extension) {
      const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
      const file = join(folder, name);
      if (await exists(file)) return `/${name}`;
      await mkdir(folder, { recursive: true });
      // Written beside and renamed: nobody ever sees half a file.
      const unfinished = `${file}.${process.pid}.${Date.now()}.part`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
      return `/${name}`;
    },
  };
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
