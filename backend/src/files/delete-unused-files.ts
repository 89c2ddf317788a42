import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { deleteOldTickets, forgetUnused } from './files-repository.ts';

const AT_ONCE = 100;

/**
 * Deletes unreferenced uploads older than a day (docs/product.md#upload-ticket), and expired tickets. Keeps
 * their rows locked until the files are gone, so a repeated upload waits and stores the file again.
 * @returns the number of deleted files
 */
export async function deleteUnusedFiles({
  db,
  files,
}: Pick<Context, 'db' | 'files'>): Promise<number> {
  await deleteOldTickets(db);
  let deleted = 0;
  for (let found = AT_ONCE; found === AT_ONCE; deleted += found) {
    found = await inTransaction(db, async (tx) => {
      const paths = await forgetUnused(tx, AT_ONCE);
      for (const path of paths) await files.remove(path.slice(1));
      return paths.length;
    });
  }
  return deleted;
}
