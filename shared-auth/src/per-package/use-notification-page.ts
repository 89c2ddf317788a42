import type { Notification } from '@vitrina/contract/entities/notification';
import {
  notificationPage,
  staffNotificationPage,
} from '@vitrina/contract/rules/notification-target';
import { useSession } from '@vitrina/shared-auth';

/**
 * Page about a notification's subject; `null` when the host names none.
 * @example
 * import type { Notification } from '@vitrina/contract/entities/notification';
 * import { Link } from 'react-router-dom';
 * export function Entry({ notification }: { notification: Notification }) {
 *   const page = useNotificationPage(notification);
 *   return page ? <Link to={page}>{notification.message}</Link> : <p>{notification.message}</p>;
 * }
 */
export function useNotificationPage({ target, target_id }: Notification): string | null {
  const role = useSession(({ user }) => user?.role);
  if (!target) return null;
  if (role === 'user') return notificationPage(target, target_id);
  return role === 'admin' ? staffNotificationPage(target, target_id) : null;
}
