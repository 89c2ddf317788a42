import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import { markAllNotificationsRead } from '@vitrina/contract/calls/mark-all-notifications-read';
import { markNotificationRead } from '@vitrina/contract/calls/mark-notification-read';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';
import {
  countUnread,
  listNotificationRows,
  markAllRead,
  markRead,
} from './notifications-repository.ts';

export function notificationsRoutes(app: FastifyInstance): void {
  const { db } = app.context;

  route(app, listNotifications, async ({ session, query }) => {
    const { id } = session.user;
    const [rows, unread] = await Promise.all([
      listNotificationRows(db, id, query),
      countUnread(db, id),
    ]);
    return {
      data: rows.map((row) => ({
        id: row.id,
        message: row.message,
        created_at: row.createdAt.toISOString(),
        is_read: row.isRead,
        target: row.target,
        target_id: row.targetId,
      })),
      unread,
    };
  });

  route(app, markNotificationRead, async ({ session, body }) => {
    const found = await markRead(db, session.user.id, body.notificationId);
    if (!found) throw new HttpError('notification_not_found', { field: 'notificationId' });
    return { message: messages.notificationRead };
  });

  route(app, markAllNotificationsRead, async ({ session }) => {
    await markAllRead(db, session.user.id);
    return { message: messages.allNotificationsRead };
  });
}
