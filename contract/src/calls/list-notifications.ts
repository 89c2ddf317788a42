import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { NOTIFICATION_PAGE_SIZE } from '../constants.ts';
import { number, rows } from '../entities/answer-fields.ts';
import { notification } from '../entities/notification.ts';

/** At most `limit`, counted from the newest or from `before`. */
export const listNotifications = defineCall({
  name: 'list-notifications',
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  summary: "Lists the caller's notifications, newest first.",
  query: z.object({
    limit: z._default(
      z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(100)),
      NOTIFICATION_PAGE_SIZE,
    ),
    /** Extension: only entries before this one. A host without it answers the first page again. */
    before: z.optional(z.coerce.number<number>().check(z.int32(), z.positive())),
  }),
  additive: { before: 'notification-pages' },
  response: z.object({
    data: rows(notification),
    /** Extension: total unread. */
    unread: z.nullish(number()),
  }),
});
