import { MUTABLE_MAILS, type MutableMail } from '@vitrina/contract/rules/mutable-mails';
import type { Config } from '../config.ts';
import { readSigned, signNumbers } from '../signed-numbers.ts';

type Signing = Pick<Config, 'encryptionKey'>;

const PURPOSE = 'unsubscribe';
const YEAR_MS = 365 * 24 * 3_600_000;

export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** Link for unsubscribing from a kind of mail without signing in; valid for a year. */
export function unsubscribeUrl(
  { encryptionKey, origins }: Pick<Config, 'encryptionKey' | 'origins'>,
  userId: number,
  kind: MutableMail,
): string {
  const numbers = [userId, MUTABLE_MAILS.indexOf(kind)];
  const key = signNumbers({ encryptionKey }, PURPOSE, numbers, Date.now() + YEAR_MS);
  return `${origins.api}${UNSUBSCRIBE_PATH}?key=${key}`;
}

/** @returns null for an invalid or expired key */
export function readUnsubscribeKey(
  signing: Signing,
  key: string,
): { userId: number; kind: MutableMail } | null {
  const [userId, index = -1] = readSigned(signing, PURPOSE, key) ?? [];
  const kind = MUTABLE_MAILS[index];
  return userId && kind ? { userId, kind } : null;
}
