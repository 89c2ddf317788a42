import type { PrivateFile } from '@vitrina/contract/entities/private-file';

/**
 * Whether exactly the sent files are there.
 * @example
 * import { readAsks } from '@vitrina/shared-auth/per-package/room/asks-query';
 * const sent = { file_ids: [31, 32] };
 * const isThere = (await readAsks(12)).some((ask) => hasFiles(ask, sent));
 */
export const hasFiles = (
  { files }: { files: readonly PrivateFile[] },
  { file_ids }: { file_ids: readonly number[] },
): boolean =>
  files.length === file_ids.length && files.every(({ id }) => id && file_ids.includes(id));
