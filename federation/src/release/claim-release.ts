import * as z from 'zod/mini';
import { parseJson } from '../read-json.ts';
import { type ReleaseStore, StoreError, StoreFull } from './release-store.ts';

/*
 * A release that is old goes live again while `prune-releases` deletes it: whoever brings it back
 * makes its claim new and then looks for the mark; the deletion sets its mark and then looks for a new
 * claim. One of both sees the other, whatever the order.
 */

/** In the folder of a release; its time counts as that of an upload. */
export const CLAIM_FILE = 'claimed.json';
const MARK_FILE = 'pruning.json';
/** A mark of before is of a process that was killed: one folder takes less. */
const MARK_COUNTS_MS = 10 * 60 * 1000;

const markSchema = z.object({ folder: z.string(), at: z.number() });

/**
 * Before files of a release are counted upon, whether they are uploaded now or were long ago.
 * @param folders its own first, then others that it needs
 * @throws StoreError when one of them is being deleted
 */
export async function claimRelease(store: ReleaseStore, ...folders: string[]): Promise<void> {
  await store.touch(`${folders[0]}/${CLAIM_FILE}`);
  const text = await store.readText(MARK_FILE);
  const mark = text === null ? null : parseJson(text, markSchema, `${store.name}/${MARK_FILE}`);
  if (!mark || !folders.includes(mark.folder) || Date.now() - mark.at > MARK_COUNTS_MS) return;
  throw new StoreError(
    `${store.name}: pnpm prune-releases deletes ${mark.folder} at this moment. Nothing was changed; try again in some minutes.`,
  );
}

/** Deletes a folder's files unless somebody claims them. Its mark stands as long as that takes. */
export async function whileMarked<T>(
  store: ReleaseStore,
  folder: string,
  work: () => Promise<T>,
): Promise<T> {
  // What is too full for a mark is too full for an upload.
  await store.putText(MARK_FILE, JSON.stringify({ folder, at: Date.now() })).catch(unlessFull);
  try {
    return await work();
  } finally {
    await store.remove(MARK_FILE);
  }
}

/** Going back works in a full store, too. */
export const unlessFull = (error: unknown): void => {
  if (!(error instanceof StoreFull)) throw error;
};
