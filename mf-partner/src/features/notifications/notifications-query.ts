import { notificationsQuery, queryClient } from '@vitrina/shared-auth';

/** For a route's loader: starts the fetch beside the page's code; the page shows how it goes. */
export const loadNotifications = () => {
  void queryClient.prefetchQuery(notificationsQuery());
  return null;
};
