import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { requestStatusChanged } from '../mails/website-mails.ts';
import { messages } from '../messages.ts';
import { insertNotification } from '../notifications/notifications-repository.ts';
import { endOfUndoWindow } from '../notifications/undo-window.ts';
import { findLiveUrl, type RequestRow } from './website-requests-repository.ts';

/** Key of a change's mail and notification, to drop them when it is undone. */
export const statusNoticeKey = (eventId: number): string => `request-status:${eventId}`;

/** Tells a request's owner of its new status once the undo window is over. */
export async function tellRequestStatus(
  tx: Transaction,
  config: Config,
  { id: requestId, userId, email, status, answers: { businessName } }: RequestRow,
  event: { id: number; reason: string },
): Promise<void> {
  const later = endOfUndoWindow();
  const { reason } = event;
  const liveUrl = status === 'completed' ? await findLiveUrl(tx, requestId) : null;
  if (userId !== null) {
    await insertNotification(tx, {
      userId,
      // A completed request links to its site.
      ...(liveUrl
        ? { target: 'user-website' }
        : { target: 'website-request', targetId: requestId }),
      message: messages.requestStatusChanged(requestId, businessName, status, reason),
      dedupeKey: statusNoticeKey(event.id),
      visibleFrom: later,
    });
  }
  if (email === '') return;
  const mail = requestStatusChanged(config, {
    ...{ email, businessName, status, reason, requestId, eventId: event.id },
    hasPage: userId !== null,
    liveUrl,
  });
  await enqueueMail(tx, mail, later);
}
