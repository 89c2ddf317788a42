import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';

/** Without this call they are marked one by one. */
export const markAllNotificationsRead = defineCall({
  name: 'mark-all-notifications-read',
  method: 'POST',
  path: '/api/notifications/mark-all-read',
  access: 'signed-in',
  capability: 'notification-pages',
  summary: 'Marks all notifications of the caller as read.',
  response: acknowledgement,
});
