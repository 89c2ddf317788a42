import { queryClient } from '@vitrina/shared-auth';
import { notificationsQuery } from '@vitrina/shared-auth/per-package/notifications';

export const loadNotifications = () => {
  void queryClient.prefetchQuery(notificationsQuery());
  return null;
};
