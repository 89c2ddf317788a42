import type { Permission } from '@vitrina/contract/rules/permissions';
import { holds } from '@vitrina/contract/rules/roles';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { enqueueBounded } from '../mails/enqueue-bounded.ts';
import { staffInvitation } from '../mails/staff-mails.ts';
import { messages } from '../messages.ts';
import { newToken } from '../sessions/tokens.ts';
import { invitedTo, putInvitation } from '../staff-invitations/staff-invitations-repository.ts';
import { lockForChange } from './lock-for-change.ts';

/** Per address. */
const MAILS_PER_DAY = 5;

interface Invitation {
  name: string;
  email: string;
  permissions: Permission[];
}

/**
 * Invites somebody to the staff; nothing changes until they accept by the mailed link.
 * @throws HttpError `permission_not_held`, `already_staff`, `rate_limited`
 */
export const inviteMember = (
  db: Database,
  config: Config,
  inviterId: number,
  invitation: Invitation,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { actor, staff } = await lockForChange(tx, inviterId, null, invitation.permissions);
    if (staff.some(({ email }) => email === invitation.email)) throw new HttpError('already_staff');
    const invited = await invitedTo(tx, invitation.email);
    if (!invited.every((one) => holds(actor.permissions, one)))
      throw new HttpError('permission_not_held', { text: messages.invitedByAnother });
    const token = newToken();
    await putInvitation(tx, { ...invitation, invitedBy: actor.id }, token);
    const mail = staffInvitation(config, { ...invitation, inviter: actor.name, token });
    const sent = await enqueueBounded(tx, config, mail, { perDay: MAILS_PER_DAY });
    if (sent === 'over') throw new HttpError('rate_limited');
  });
