import { useMutation } from '@tanstack/react-query';
import { markNotificationRead } from '@vitrina/contract/calls/mark-notification-read';
import type { Notification } from '@vitrina/contract/entities/notification';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { notificationsQuery, setNotificationRead } from '@vitrina/shared-auth/notifications';

/** Marked locally once the host has agreed (spec section 4). */
export const useMarkRead = (
  notificationId: Notification['id'],
  { onMarked, onFailed }: { onMarked: () => void; onFailed: (error: Error) => void },
) =>
  useMutation({
    mutationFn: () => callApi(markNotificationRead, { body: { notificationId } }),
    // Whose list it is is settled now: somebody else may be signed in when the answer comes.
    onMutate: () => notificationsQuery().queryKey,
    onSuccess: (_answer, _input, key) => {
      setNotificationRead(key, notificationId);
      onMarked();
    },
    onError: onFailed,
  });
