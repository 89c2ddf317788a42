import type { PrivateFile } from '@vitrina/contract/entities/private-file';

/** Whether exactly the sent files are there. */
export const hasFiles = (
  { files }: { files: readonly PrivateFile[] },
  { file_ids }: { file_ids: readonly number[] },
): boolean =>
  files.length === file_ids.length && files.every(({ id }) => id && file_ids.includes(id));
