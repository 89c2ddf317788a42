import { markNotificationRead } from '@vitrina/contract/calls/mark-notification-read';
import type { Notification } from '@vitrina/contract/entities/notification';
import { callApi } from '@vitrina/shared-auth';
import { markInNewest } from './notifications.ts';

/**
 * Marks a notification as read at the host, then in the cache.
 * @param markIn which cached lists change; decided when the call starts
 * @throws ApiCallError
 * @example
 * import { useMutation } from '@tanstack/react-query';
 * const { mutate } = useMutation({ mutationFn: () => markRead(7) });
 */
export async function markRead(
  notificationId: Notification['id'],
  markIn: typeof markInNewest = markInNewest,
): Promise<void> {
  const mark = markIn();
  await callApi(markNotificationRead, { body: { notificationId } });
  mark([notificationId]);
}
