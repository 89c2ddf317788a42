import { queryOptions } from '@tanstack/react-query';
import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import { NOTIFICATION_PAGE_SIZE } from '@vitrina/contract/constants';
import type { Notification } from '@vitrina/contract/entities/notification';
import { callApi, queryClient, userKey } from '@vitrina/shared-auth';

const fetchNotifications = async (signal: AbortSignal): Promise<Notification[]> => {
  const query = { limit: NOTIFICATION_PAGE_SIZE };
  const { data } = await callApi(listNotifications, { query }, { signal });
  return data.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));
};

export const notificationsQuery = () =>
  queryOptions({
    queryKey: [...userKey(), 'notifications'],
    queryFn: ({ signal }) => fetchNotifications(signal),
  });

/** For a route's loader: starts the fetch beside the page's code; the page shows how it goes. */
export const loadNotifications = () => {
  void queryClient.prefetchQuery(notificationsQuery());
  return null;
};
