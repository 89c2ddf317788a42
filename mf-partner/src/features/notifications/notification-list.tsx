import { useMutation, useQuery } from '@tanstack/react-query';
import { markNotificationRead } from '@vitrina/contract/calls/mark-notification-read';
import type { Notification } from '@vitrina/contract/entities/notification';
import { callApi, queryClient, showToast } from '@vitrina/shared-auth';
import { Badge } from '@vitrina/shared-ui/badge';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { DateText } from '@vitrina/shared-ui/date-text';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useId, useRef } from 'react';
import { messages } from '../../messages.ts';
import style from './notification-list.module.css';
import { notificationsQuery } from './notifications-query.ts';

const text = messages.notifications;

/** The newest fifty notifications, the newest first. */
export function NotificationList() {
  return (
    <QueryView
      query={useQuery(notificationsQuery())}
      loading={<Skeleton className={style.placeholder} />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(notifications) => <Notifications notifications={notifications} />}
    </QueryView>
  );
}

function Notifications({ notifications }: { notifications: readonly Notification[] }) {
  if (notifications.length === 0)
    return <EmptyState title={text.empty.title}>{text.empty.text}</EmptyState>;
  return (
    <ul className={style.list}>
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationCard notification={notification} />
        </li>
      ))}
    </ul>
  );
}

/** Marked locally once the host has agreed (spec section 4). */
function useMarkRead(notificationId: Notification['id'], onMarked: () => void) {
  return useMutation({
    mutationFn: () => callApi(markNotificationRead, { body: { notificationId } }),
    // Whose list it is is settled now: somebody else may be signed in when the answer comes.
    onMutate: () => notificationsQuery().queryKey,
    onSuccess: (_answer, _input, key) => {
      queryClient.setQueryData(key, (list) =>
        list?.map((entry) => (entry.id === notificationId ? { ...entry, is_read: true } : entry)),
      );
      onMarked();
    },
    onError: () => void showToast(text.markFailed, { tone: 'danger' }),
  });
}

function NotificationCard({ notification }: { notification: Notification }) {
  const messageId = useId();
  const message = useRef<HTMLParagraphElement>(null);
  // The button goes away with the focus that it holds.
  const mark = useMarkRead(notification.id, () => message.current?.focus());
  return (
    <Card padding="sm" className={style.card}>
      <div>
        <p ref={message} id={messageId} tabIndex={-1} className={style.message}>
          {notification.message}{' '}
          {!notification.is_read && <Badge tone="accent">{text.unread}</Badge>}
        </p>
        <DateText value={notification.created_at} format="date-time" className={style.date} />
      </div>
      {!notification.is_read && (
        <Button
          variant="secondary"
          size="sm"
          busy={mark.isPending}
          aria-describedby={messageId}
          onClick={() => mark.mutate()}
        >
          {text.markRead}
        </Button>
      )}
    </Card>
  );
}
