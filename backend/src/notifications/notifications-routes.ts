import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import { markNotificationRead } from '@vitrina/contract/calls/mark-notification-read';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { listNotificationRows, markRead } from './notifications-repository.ts';

export function notificationsRoutes(app: FastifyInstance): void {
  const { db } = app.context;

  route(app, listNotifications, async ({ session, query }) => {
    const rows = await listNotificationRows(db, session.user.id, query.limit);
    return {
      data: rows.map((row) => ({
        id: row.id,
        message: row.message,
        created_at: row.createdAt.toISOString(),
        is_read: row.isRead,
      })),
    };
  });

  route(app, markNotificationRead, async ({ session, body }) => {
    const found = await markRead(db, session.user.id, body.notificationId);
    if (!found) throw new HttpError('notification_not_found', { field: 'notificationId' });
    return { message: messages.notificationRead };
  });
}
