import type { Config } from '../config.ts';
import { readSigned, signNumbers } from '../signed-numbers.ts';

type Signing = Pick<Config, 'encryptionKey'>;

const HOUR_MS = 3_600_000;
const PURPOSE = 'private file';

export const PRIVATE_PATH = '/private';

/**
 * Where a file is read, for one to two hours: the same address within an hour, so that a page that
 * asks again does not load its pictures again.
 */
export function fileAddress(
  { encryptionKey, origins }: Pick<Config, 'encryptionKey' | 'origins'>,
  { id, name }: { id: number; name: string },
  now = Date.now(),
): string {
  const endsAt = (Math.floor(now / HOUR_MS) + 2) * HOUR_MS;
  const key = signNumbers({ encryptionKey }, PURPOSE, [id], endsAt);
  return `${origins.files}${PRIVATE_PATH}/${key}/${encodeURIComponent(name)}`;
}

/** @returns the file that a key opens; null for one that opens none, or none any more */
export const fileOfKey = (signing: Signing, key: string, now = Date.now()): number | null =>
  readSigned(signing, PURPOSE, key, now)?.[0] ?? null;
