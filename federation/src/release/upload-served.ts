import { statSync } from 'node:fs';
import { join } from 'node:path';
import { folderFiles } from '../folder-files.ts';
import type { UploadedFiles } from './read-back.ts';
import type { ReleaseStore } from './release-store.ts';

/** Reads files back as browsers do. @throws StoreError when one does not arrive unchanged */
export type CheckServed = (files: UploadedFiles) => Promise<void>;

interface Upload {
  store: ReleaseStore;
  /** Folder of the store. */
  folder: string;
  /** Folder of this machine. */
  from: string;
  /** Address of the folder, and how to read it back; absent while nothing serves the store. */
  served?: { address: string; readBack: CheckServed } | undefined;
}

/**
 * Uploads a folder and reads it back. A small script goes first, so that a wrong origin is refused
 * before the rest is uploaded.
 * @throws StoreError when browsers would not get the files unchanged
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
