import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import { NOTIFICATION_PAGE_SIZE } from '@vitrina/contract/constants';
import type { Notification } from '@vitrina/contract/entities/notification';
import { callApi, hostCan, queryClient, showToast, userKey } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { messages } from '../../messages.ts';
import { mergeNotifications } from './merge-notifications.ts';

interface Known {
  /** Everything loaded so far, older pages included. */
  notifications: readonly Notification[];
  /** Nothing is older. */
  complete: boolean;
}

/** Filled on request: the query never fetches. */
const knownQuery = () =>
  queryOptions<Known>({
    queryKey: userKey('mf-partner', 'known-notifications'),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

async function fetchOlder(before: Notification['id']): Promise<Notification[]> {
  const query = { limit: NOTIFICATION_PAGE_SIZE, before };
  const { data } = await callApi(listNotifications, { query });
  return data;
}

/**
 * First page plus older ones loaded on request.
 * @param first page shared with the bell; it changes while older ones are shown
 * @param onLoaded gets the first added one, or the last of all when nothing is older
 */
export function useOlderNotifications(
  first: readonly Notification[],
  onLoaded: (id: Notification['id'] | undefined) => void,
) {
  const { data: known } = useQuery(knownQuery());
  const all = mergeNotifications(first, known?.notifications ?? []);
  const load = useSingleMutation({
    mutationKey: ['older-notifications'],
    mutationFn: fetchOlder,
    // Fix the account now: somebody else may be signed in when the answer arrives.
    onMutate: () => ({ key: knownQuery().queryKey, before: all }),
    onSuccess: (page, _id, { key, before }) => {
      const notifications = mergeNotifications(before, page);
      // A host without `before` repeats the first page: nothing new means the end.
      const complete =
        page.length < NOTIFICATION_PAGE_SIZE || notifications.length === before.length;
      queryClient.setQueryData(key, { notifications, complete });
      const ids = new Set(before.map(({ id }) => id));
      const added = notifications.find(({ id }) => !ids.has(id));
      onLoaded((added ?? notifications.at(-1))?.id);
    },
    onError: () => void showToast(messages.notifications.failed, { tone: 'danger' }),
  });
  const last = all.at(-1);
  // More than requested means the host sent everything.
  const complete = known?.complete ?? first.length !== NOTIFICATION_PAGE_SIZE;
  const canAsk = hostCan('notification-pages');
  return {
    all,
    isLoading: load.isPending,
    /** `null`: nothing older, or the host has no older pages. */
    loadOlder: complete || !last || !canAsk ? null : () => load.mutate(last.id),
    /** Older ones may exist, but the host has no call for them. */
    olderMissing: !complete && !canAsk,
  };
}

export const knownKey = () => knownQuery().queryKey;
