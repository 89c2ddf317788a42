import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { deleteOldTickets, forgetUnused } from './files-repository.ts';

const AT_ONCE = 100;

/**
 * Deletes uploads of more than a day ago that nothing refers to (docs/product.md#upload-ticket), and tickets that have
 * run out. Their rows stay locked until the files are gone: who uploads the same again waits, and
 * then stores it anew.
 * @returns how many files were deleted
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
