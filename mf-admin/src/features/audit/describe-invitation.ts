import type { AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { auditMessages } from '../../audit-messages.ts';

const text = auditMessages.invitation;

/** Calls that end an invitation; all of them delete its row. */
const ENDS: Readonly<Record<string, (the: string) => string>> = {
  'withdraw-invitation': text.withdrawn,
  'reset-password': text.accepted,
  'delete old rows': text.expired,
};

/** `a retras invitația pentru ana@exemplu.ro`; null for other changes. */
export function invitationDeedOf(
  { action, what, changes }: AuditEntry,
  the: string,
): string | null {
  if (action === 'created') return text.sent(the);
  if (action === 'deleted') return (ENDS[what] ?? text.ended)(the);
  return changes.some(({ field }) => field === 'token_hash') ? text.sentAgain(the) : null;
}
