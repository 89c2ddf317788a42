import { issueVerification } from '../auth/verify-email.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { enqueueBounded } from '../mails/enqueue-bounded.ts';
import { requestReceived } from '../mails/website-mails.ts';
import type { UserRow } from '../users/user-answer.ts';

/** Anybody can send requests with any address. */
const MAILS_PER_DAY = 3;

/**
 * Confirms a request. For an unverified address the link verifies it, so only a reader of its mail reaches
 * the request.
 */
export async function tellRequestReceived(
  tx: Transaction,
  config: Config,
  request: { email: string; businessName: string; account: UserRow | null; byGuest: boolean },
): Promise<void> {
  const { email, account } = request;
  const verification =
    account && !account.emailVerifiedAt ? await issueVerification(tx, account.id, email) : null;
  const mail = requestReceived(config, { ...request, verification });
  await enqueueBounded(tx, config, mail, { perDay: MAILS_PER_DAY });
}
