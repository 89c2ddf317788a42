import { queryClient } from '@vitrina/shared-auth';
import { notificationsQuery } from '@vitrina/shared-auth/per-package/notifications';

/** For a route's loader: starts the fetch beside the page's code; the page shows how it goes. */
export const loadNotifications = () => {
  void queryClient.prefetchQuery(notificationsQuery());
  return null;
};
