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
function useMarkRead(id: Notification['id']) {
  return useMutation({
    mutationFn: () => callApi(markNotificationRead, { body: { notificationId: Number(id) } }),
    onSuccess: () => {
      queryClient.setQueryData(notificationsQuery().queryKey, (list) =>
        list?.map((entry) => (entry.id === id ? { ...entry, is_read: true } : entry)),
      );
    },
    onError: () => void showToast(text.markFailed, { tone: 'danger' }),
  });
}

function NotificationCard({ notification }: { notification: Notification }) {
  const mark = useMarkRead(notification.id);
  return (
    <Card padding="sm" className={style.card}>
      <div>
        <p className={style.message}>
          {notification.message}{' '}
          {!notification.is_read && <Badge tone="accent">{text.unread}</Badge>}
        </p>
        <DateText value={notification.created_at} format="date-time" className={style.date} />
      </div>
      {!notification.is_read && (
        <Button variant="secondary" size="sm" busy={mark.isPending} onClick={() => mark.mutate()}>
          {text.markRead}
        </Button>
      )}
    </Card>
  );
}
