import type { PrivateFile } from '@vitrina/contract/entities/private-file';

/* Compiled into each package that asks for it, as `profile.ts`. */

/** Whether exactly the files that were sent stand there. */
export const hasFiles = (
  { files }: { files: readonly PrivateFile[] },
  { file_ids }: { file_ids: readonly number[] },
): boolean =>
  files.length === file_ids.length && files.every(({ id }) => id && file_ids.includes(id));
