import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { rowId } from '../entities/fields.ts';

/** Somebody else's notification is not found. */
export const markNotificationRead = defineCall({
  name: 'mark-notification-read',
  method: 'POST',
  path: '/api/notifications/mark-read',
  access: 'signed-in',
  summary: 'Marks a notification of the caller as read.',
  body: z.object({ notificationId: rowId() }),
  errors: ['notification_not_found'],
  response: acknowledgement,
});
