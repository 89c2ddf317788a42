import { queryOptions } from '@tanstack/react-query';
import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import { NOTIFICATION_PAGE_SIZE } from '@vitrina/contract/constants';
import type { Notification } from '@vitrina/contract/entities/notification';
import { newestFirst } from '@vitrina/contract/rules/dates';
import { callApi, changeKnown, userKey } from '@vitrina/shared-auth';

/**
 * The person's fifty newest notifications, newest first. One cache entry for the bell and all lists, so
 * what one marks as read the others show.
 * @example
 * import { useQuery } from '@tanstack/react-query';
 * const { data = [] } = useQuery(notificationsQuery());
 * const unread = data.filter(({ is_read }) => !is_read).length;
 */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: userKey('shared', 'notifications'),
    queryFn: ({ signal }) => fetchNotifications(signal),
    meta: { shows: ['notification'] },
  });

async function fetchNotifications(signal: AbortSignal): Promise<Notification[]> {
  const query = { limit: NOTIFICATION_PAGE_SIZE };
  const { data } = await callApi(listNotifications, { query }, { signal });
  return data.toSorted((a, b) => newestFirst(a.created_at, b.created_at));
}

/**
 * Bound to the current person when called: somebody else may be signed in when the host answers.
 * @returns marks notifications as read in that person's cached list
 * @example
 * import { markNotificationRead } from '@vitrina/contract/calls/mark-notification-read';
 * import { callApi } from '@vitrina/shared-auth';
 * const mark = markInNewest();
 * await callApi(markNotificationRead, { body: { notificationId: 7 } });
 * mark([7]);
 */
export function markInNewest(): (ids: readonly Notification['id'][]) => void {
  const key = notificationsQuery().queryKey;
  return (ids) => changeKnown(key, (list) => list.map(readWhen(ids)));
}

/**
 * Marks a notification as read when its id is in `ids`.
 * @example
 * import { changeKnown } from '@vitrina/shared-auth';
 * changeKnown(notificationsQuery().queryKey, (list) => list.map(readWhen([7, 8])));
 */
export const readWhen = (ids: readonly Notification['id'][]) => (entry: Notification) =>
  ids.includes(entry.id) ? { ...entry, is_read: true } : entry;
