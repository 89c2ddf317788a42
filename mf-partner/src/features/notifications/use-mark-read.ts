import { markAllNotificationsRead } from '@vitrina/contract/calls/mark-all-notifications-read';
import type { Notification } from '@vitrina/contract/entities/notification';
import { callApi, changeKnown, showToast, unlessMissing } from '@vitrina/shared-auth';
import { markRead } from '@vitrina/shared-auth/per-package/mark-read';
import { markInNewest, readWhen } from '@vitrina/shared-auth/per-package/notifications';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { messages } from '../../messages.ts';
import { knownKey } from './use-older-notifications.ts';

type Ids = readonly Notification['id'][];

const onFailed = () =>
  void showToast(messages.notifications.markFailed, { tone: 'danger', about: 'mark-read' });

/** In the newest page and the older ones loaded after it. */
function markInAll(): (ids: Ids) => void {
  const markNewest = markInNewest();
  const known = knownKey();
  return (ids) => {
    markNewest(ids);
    changeKnown(known, ({ notifications, complete }) => ({
      notifications: notifications.map(readWhen(ids)),
      complete,
    }));
  };
}

export const useMarkRead = (id: Notification['id'], onMarked: () => void) =>
  useSingleMutation({
    mutationKey: ['mark-read', id],
    mutationFn: () => markRead(id, markInAll),
    onSuccess: onMarked,
    onError: onFailed,
  });

/** One call; newest first, one by one, on a host without it. */
export function useMarkAllRead(onMarked: () => void) {
  return useSingleMutation({
    mutationKey: ['mark-all-read'],
    mutationFn: async (ids: Ids) => {
      const mark = markInAll();
      if (await unlessMissing(callApi(markAllNotificationsRead, {}))) mark(ids);
      else for (const notificationId of ids) await markRead(notificationId, () => mark);
    },
    onSuccess: onMarked,
    onError: onFailed,
  });
}
