import { queryOptions } from '@tanstack/react-query';
import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import { NOTIFICATION_PAGE_SIZE } from '@vitrina/contract/constants';
import type { Notification } from '@vitrina/contract/entities/notification';
import { callApi } from './api/call-api.ts';
import { changeKnown, userKey } from './query.ts';

/**
 * The newest fifty notifications of the signed-in person, the newest first. One cache entry for
 * the bell and for every list of them: what one marks as read, the others show.
 */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: [...userKey(), 'notifications'],
    queryFn: ({ signal }) => fetchNotifications(signal),
  });

async function fetchNotifications(signal: AbortSignal): Promise<Notification[]> {
  const query = { limit: NOTIFICATION_PAGE_SIZE };
  const { data } = await callApi(listNotifications, { query }, { signal });
  return data.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
}

/** Marks one as read in the list that `key` names: that of the person who asked for it. */
export const setNotificationRead = (
  key: ReturnType<typeof notificationsQuery>['queryKey'],
  id: Notification['id'],
): void =>
  changeKnown(key, (list) =>
    list.map((entry) => (entry.id === id ? { ...entry, is_read: true } : entry)),
  );
