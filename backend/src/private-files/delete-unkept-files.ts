import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { forgetFiles, lockUnkept } from './private-files-repository.ts';

const AT_ONCE = 100;

/**
 * Deletes private files without a request, files unreferenced for a day, and those of requests that ended
 * three years ago (docs/product.md#private-files).
 * @returns the number of deleted files
 */
export async function deleteUnkeptFiles({
  db,
  privateFiles,
}: Pick<Context, 'db' | 'privateFiles'>): Promise<number> {
  let deleted = 0;
  for (let found = AT_ONCE; found === AT_ONCE; deleted += found) {
    found = await inTransaction(db, async (tx) => {
      const files = await lockUnkept(tx, AT_ONCE);
      for (const { storeName } of files) await privateFiles.remove(storeName);
      if (files.length > 0)
        await forgetFiles(
          tx,
          files.map(({ id }) => id),
        );
      return files.length;
    });
  }
  return deleted;
}
