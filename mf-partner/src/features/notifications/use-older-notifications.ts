import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import { NOTIFICATION_PAGE_SIZE } from '@vitrina/contract/constants';
import type { Notification } from '@vitrina/contract/entities/notification';
import { callApi, hostCan, queryClient, showToast, userKey } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { messages } from '../../messages.ts';
import { mergeNotifications } from './merge-notifications.ts';

interface Known {
  /** Everything that was on the page when older ones were last asked for, and those. */
  notifications: readonly Notification[];
  /** Nothing is older. */
  complete: boolean;
}

/** Filled page by page, on request: the query itself never fetches. */
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
 * The first page and those that were added to it.
 * @param first page that the bell keeps too; it changes while older ones are on the screen
 * @param onLoaded gets the first of those that are added, or the last of all when nothing is older
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
    // Whose list it is is settled now: somebody else may be signed in when the answer comes.
    onMutate: () => ({ key: knownQuery().queryKey, before: all }),
    onSuccess: (page, _id, { key, before }) => {
      const notifications = mergeNotifications(before, page);
      // A host that does not know `before` answers the first page again: nothing new is the end.
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
  // More than were asked for are all that there are.
  const complete = known?.complete ?? first.length !== NOTIFICATION_PAGE_SIZE;
  const canAsk = hostCan('notification-pages');
  return {
    all,
    isLoading: load.isPending,
    /** `null` when nothing is older, or the host cannot be asked for it. */
    loadOlder: complete || !last || !canAsk ? null : () => load.mutate(last.id),
    /** There may be older ones that the host cannot be asked for. */
    olderMissing: !complete && !canAsk,
  };
}

/** Key of the pages that were added, of the person who is signed in now. */
export const knownKey = () => knownQuery().queryKey;
