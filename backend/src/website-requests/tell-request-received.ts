import { issueVerification } from '../auth/verify-email.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { enqueueBounded } from '../mails/enqueue-bounded.ts';
import { requestReceived } from '../mails/website-mails.ts';
import type { UserRow } from '../users/user-answer.ts';

/** Anybody may send requests with anybody's address. */
const MAILS_PER_DAY = 3;

/**
 * Thanks for a request. To an address that is not verified the link verifies it: whoever reads the
 * mail reaches the request, whoever only typed the address does not.
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
