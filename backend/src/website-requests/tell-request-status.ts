import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { requestStatusChanged } from '../mails/website-mails.ts';
import { messages } from '../messages.ts';
import { insertNotification } from '../notifications/notifications-repository.ts';
import { endOfUndoWindow } from '../notifications/undo-window.ts';
import type { RequestRow } from './website-requests-repository.ts';

/** By this key mail and notification of a change are found again when it is undone. */
export const statusNoticeKey = (eventId: number): string => `request-status:${eventId}`;

/** Tells the owner of a request its new status, when the undo window is over. */
export async function tellRequestStatus(
  tx: Transaction,
  config: Config,
  { id: requestId, userId, email, status, answers: { businessName } }: RequestRow,
  eventId: number,
): Promise<void> {
  const later = endOfUndoWindow();
  if (userId !== null) {
    const message = messages.requestStatusChanged(requestId, businessName, status);
    const dedupeKey = statusNoticeKey(eventId);
    const notification = { userId, message, target: 'website-request', dedupeKey } as const;
    await insertNotification(tx, { ...notification, visibleFrom: later });
  }
  if (email === '') return;
  const mail = requestStatusChanged(config, { email, businessName, status, requestId, eventId });
  await enqueueMail(tx, mail, later);
}
