import type { Notification } from '@vitrina/contract/entities/notification';
import { NOTIFICATION_PAGES } from '@vitrina/contract/rules/notification-target';
import { useSession } from '@vitrina/shared-auth';

/* Compiled into each package that asks for it, as `profile.ts`. */

/** The page of what a notification is about; `null` where the host names nothing, and for staff. */
export function useNotificationPage({ target }: Notification): string | null {
  const isUser = useSession(({ user }) => user?.role === 'user');
  return target && isUser ? NOTIFICATION_PAGES[target] : null;
}
