import { statSync } from 'node:fs';
import { join } from 'node:path';
import { folderFiles } from '../folder-files.ts';
import type { UploadedFiles } from './read-back.ts';
import type { ReleaseStore } from './release-store.ts';

/** Reads files back as browsers will. @throws StoreError when one does not come as it is */
export type CheckServed = (files: UploadedFiles) => Promise<void>;

interface Upload {
  store: ReleaseStore;
  /** In the store. */
  folder: string;
  /** On this machine. */
  from: string;
  /** Where browsers reach the folder, and how it is read back there; absent where nothing serves the store yet. */
  served?: { address: string; readBack: CheckServed } | undefined;
}

/**
 * Uploads a folder and reads it back. One small script goes first, alone: an origin that serves something
 * else is refused before the rest is uploaded.
 * @throws StoreError when browsers would not get the files as they are
 */
export async function uploadServed({ store, folder, from, served }: Upload): Promise<void> {
  const first = smallestScript(from);
  if (served && first) {
    await store.putFiles(folder, from, [first]);
    await served.readBack({ from, address: served.address, names: [first] });
  }
  await store.putFiles(folder, from);
  await served?.readBack({ from, address: served.address });
}

const smallestScript = (dir: string): string | undefined =>
  folderFiles(dir)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, size: statSync(join(dir, name)).size }))
    .sort((a, b) => a.size - b.size)[0]?.name;
