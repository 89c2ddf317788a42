import * as z from 'zod/mini';
import { parseJson } from '../read-json.ts';
import { type ReleaseStore, StoreError, StoreFull, StoreUnusable } from './release-store.ts';

/*
 * An old release may go live again while `prune-releases` deletes it. The release touches its
 * claim, then looks for the mark; the deletion sets its mark, then looks for a new claim. In any
 * order, at least one of them sees the other.
 */

/** Lies in the folder of a release; its time counts as an upload. */
export const CLAIM_FILE = 'claimed.json';
const MARK_FILE = 'pruning.json';
/** An older mark was left by a killed process: deleting one folder takes less time. In ms. */
const MARK_COUNTS_MS = 10 * 60 * 1000;

const markSchema = z.object({ folder: z.string(), at: z.number() });

/** Folder for claims of a publisher, which may not write to the folders of remotes. */
export const claimsBeside = (folder: string): string => `history/claims/${folder}`;

/**
 * Claims the folders of a release, before an upload or before an old release goes live again.
 * @param folder of the release itself
 * @param others that it needs
 * @throws StoreError while one of them is being deleted
 */
export async function claimRelease(
  store: ReleaseStore,
  folder: string,
  ...others: string[]
): Promise<void> {
  await store.touch(`${folder}/${CLAIM_FILE}`).catch(async (error: unknown) => {
    if (!(error instanceof StoreUnusable) || error instanceof StoreFull) throw error;
    await store.touch(`${claimsBeside(folder)}/${CLAIM_FILE}`).catch(() => {
      throw error;
    });
  });
  const text = await store.readText(MARK_FILE);
  const mark = text === null ? null : parseJson(text, markSchema, `${store.name}/${MARK_FILE}`);
  if (!mark || ![folder, ...others].includes(mark.folder) || Date.now() - mark.at > MARK_COUNTS_MS)
    return;
  throw new StoreError(
    `${store.name}: pnpm prune-releases deletes ${mark.folder} at this moment. Nothing was changed; try again in some minutes.`,
  );
}

/** Runs the deletion of a folder while its mark is in the store. */
export async function whileMarked<T>(
  store: ReleaseStore,
  folder: string,
  work: () => Promise<T>,
): Promise<T> {
  // A store too full for a mark is too full for an upload.
  await store.putText(MARK_FILE, JSON.stringify({ folder, at: Date.now() })).catch(unlessFull);
  try {
    return await work();
  } finally {
    await store.remove(MARK_FILE);
  }
}

/** Ignores a full store, so that a rollback works there too. */
export const unlessFull = (error: unknown): void => {
  if (!(error instanceof StoreFull)) throw error;
};
