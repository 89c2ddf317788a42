import { useMutation } from '@tanstack/react-query';
import { markAllNotificationsRead } from '@vitrina/contract/calls/mark-all-notifications-read';
import { markNotificationRead } from '@vitrina/contract/calls/mark-notification-read';
import type { Notification } from '@vitrina/contract/entities/notification';
import { callApi, changeKnown, notificationsQuery, showToast } from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { isMissingHere } from '../is-missing-here.ts';
import { knownKey } from './use-older-notifications.ts';

type Id = Notification['id'];

/** Whose lists they are is settled at the start: somebody else may be signed in when the answer comes. */
const listsOfNow = () => ({ newest: notificationsQuery().queryKey, known: knownKey() });
type Lists = ReturnType<typeof listsOfNow>;

function setRead({ newest, known }: Lists, ids: readonly Id[]): void {
  const marked = new Set(ids);
  const mark = (entry: Notification) =>
    marked.has(entry.id) ? { ...entry, is_read: true } : entry;
  changeKnown(newest, (list) => list.map(mark));
  changeKnown(known, ({ notifications, complete }) => ({
    notifications: notifications.map(mark),
    complete,
  }));
}

const markOne = (notificationId: Id) => callApi(markNotificationRead, { body: { notificationId } });
const tellFailure = () => void showToast(messages.notifications.markFailed, { tone: 'danger' });

/** Marked locally once the host has agreed (spec section 4). */
export function useMarkRead(id: Id, onMarked: () => void) {
  return useMutation({
    mutationFn: () => markOne(id),
    onMutate: listsOfNow,
    onSuccess: (_answer, _input, lists) => {
      setRead(lists, [id]);
      onMarked();
    },
    onError: tellFailure,
  });
}

/** All at once; one by one, the newest first, where the host lacks that. */
export function useMarkAllRead(onMarked: () => void) {
  return useMutation({
    mutationFn: async (ids: readonly Id[]) => {
      const lists = listsOfNow();
      try {
        await callApi(markAllNotificationsRead, {});
        setRead(lists, ids);
      } catch (error) {
        if (!isMissingHere(error)) throw error;
        for (const id of ids) {
          await markOne(id);
          setRead(lists, [id]);
        }
      }
    },
    onSuccess: onMarked,
    onError: tellFailure,
  });
}
