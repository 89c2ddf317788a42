import { NotificationList } from '../features/notifications/notification-list.tsx';
import { loadNotifications } from '../features/notifications/notifications-query.ts';
import { messages } from '../messages.ts';

export const loader = loadNotifications;
export const handle = { title: messages.notifications.title };

export function Component() {
  return (
    <>
      <h1>{messages.notifications.title}</h1>
      <NotificationList />
    </>
  );
}
