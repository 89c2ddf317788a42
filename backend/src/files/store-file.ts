import { createHash } from 'node:crypto';
import type { Connection } from '../database/database.ts';
import type { FileExtension, FileStore } from './file-store.ts';
import { noteFile } from './files-repository.ts';

/**
 * Stores a file under the SHA-256 of its content. Its row is written first, so the store holds nothing the
 * clean-up does not know.
 * @returns its path on the file host, `/9f86….webp`
 */
export async function storeFile(
  { db, files }: { db: Connection; files: FileStore },
  content: Uint8Array,
  extension: FileExtension,
): Promise<string> {
  const name = `${createHash('sha256').update(content).digest('hex')}.${extension}`;
  await noteFile(db, `/${name}`, content.byteLength);
  await files.put(name, content);
  return `/${name}`;
}
