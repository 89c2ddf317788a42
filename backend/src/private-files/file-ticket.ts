import type { Config } from '../config.ts';
import { readSigned, signNumbers } from '../signed-numbers.ts';

type Signing = Pick<Config, 'encryptionKey'>;

const LASTS_MS = 10 * 60_000;
const PURPOSE = 'private file ticket';

/** A right to upload files to one request, for one person. */
export function issueFileTicket(
  signing: Signing,
  { requestId, userId }: { requestId: number; userId: number },
): { ticket: string; expiresAt: Date } {
  const expiresAt = new Date(Date.now() + LASTS_MS);
  const ticket = signNumbers(signing, PURPOSE, [requestId, userId], expiresAt.getTime());
  return { ticket, expiresAt };
}

/** @returns null for an unknown or expired ticket */
export function readFileTicket(
  signing: Signing,
  ticket: string,
): { requestId: number; userId: number } | null {
  const [requestId, userId] = readSigned(signing, PURPOSE, ticket) ?? [];
  return requestId && userId ? { requestId, userId } : null;
}
