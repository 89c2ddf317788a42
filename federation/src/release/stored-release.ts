import { RELEASE_FILE, SHELL_FILE } from '../release-file.ts';
import { claimRelease, unlessFull } from './claim-release.ts';
import { type ReleaseStore, StoreError } from './release-store.ts';

/**
 * The history also names releases whose files were deleted.
 * @throws StoreError when the files of a release are not in the store
 */
export async function assertStored(store: ReleaseStore, name: string, id: string): Promise<void> {
  const file = `${name}/${id}/${name === 'shell' ? SHELL_FILE : RELEASE_FILE}`;
  // Limited to 0 bytes, because a team's file may have any size.
  if ((await store.readText(file, 0)) !== null) return;
  throw new StoreError(
    `${store.name} has no release ${id} of ${name}: nothing was changed. pnpm releases ${name} names those that were live; the files of old ones may have been deleted.`,
  );
}

/**
 * Checks a release and claims it, so that it is not deleted before it goes live.
 * @throws StoreError
 */
export async function claimStored(store: ReleaseStore, name: string, id: string): Promise<void> {
  // Checked first, because a claim would create the folder.
  await assertStored(store, name, id);
  await claimRelease(store, `${name}/${id}`).catch(unlessFull);
  await assertStored(store, name, id);
}
