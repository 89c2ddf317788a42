import type { Config } from '../config.ts';
import { readSigned, signNumbers } from '../signed-numbers.ts';

type Signing = Pick<Config, 'encryptionKey'>;

const HOUR_MS = 3_600_000;
const PURPOSE = 'private file';

export const PRIVATE_PATH = '/private';

/**
 * Address of a file, valid for one to two hours: it stays the same within an hour, so that a page need not
 * reload its pictures.
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

/** @returns the file opened by a key; null for an invalid or expired key */
export const fileOfKey = (signing: Signing, key: string, now = Date.now()): number | null =>
  readSigned(signing, PURPOSE, key, now)?.[0] ?? null;
