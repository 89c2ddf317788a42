import { generatePassword } from '../auth/generate-password.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { giveToGuest } from './give-to-guest.ts';
import { findRequest, lockRequest, releaseRequest } from './website-requests-repository.ts';

/**
 * Releases a held request as if it had just arrived from a person. No change when it is not held.
 * @throws HttpError `website_request_not_found`
 */
export async function acceptHeldRequest(db: Database, config: Config, id: number): Promise<void> {
  const held = await findRequest(db, id);
  if (!held) throw new HttpError('website_request_not_found');
  if (!held.heldAt) return;
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request?.heldAt) return;
    await releaseRequest(tx, id);
    await giveToGuest(tx, config, request, { password, passwordHash });
  });
}
