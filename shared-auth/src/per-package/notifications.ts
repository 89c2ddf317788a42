import { queryOptions } from '@tanstack/react-query';
import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import { NOTIFICATION_PAGE_SIZE } from '@vitrina/contract/constants';
import type { Notification } from '@vitrina/contract/entities/notification';
import { newestFirst } from '@vitrina/contract/rules/dates';
import { callApi, changeKnown, userKey } from '@vitrina/shared-auth';

/* Compiled into each package that asks for it, as `profile.ts`. */

/**
 * The newest fifty notifications of the signed-in person, the newest first. One cache entry for
 * the bell and for every list of them: what one marks as read, the others show.
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
 * Whose list it is is settled by the call: somebody else may be signed in when the host answers.
 * @returns marks notifications as read in the cached list of the person who is signed in now
 */
export function markInNewest(): (ids: readonly Notification['id'][]) => void {
  const key = notificationsQuery().queryKey;
  return (ids) => changeKnown(key, (list) => list.map(readWhen(ids)));
}

/** A notification as it is once those of `ids` are read. */
export const readWhen = (ids: readonly Notification['id'][]) => (entry: Notification) =>
  ids.includes(entry.id) ? { ...entry, is_read: true } : entry;
