import { type DataTag, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isApiCallError } from './api/errors.ts';
import { getSession, useSession } from './session.ts';

/** The one cache of server state. Keys of personal data start with `userKey()`. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // The client repeats reads itself; a second layer would only multiply the wait.
      retry: false,
      throwOnError: (error) => !isApiCallError(error),
      // Without a network a call fails and says so; waiting for one would look like loading for ever.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

/**
 * Changes what is known under `key`, once the host has agreed; what is not known yet stays so. An
 * answer that is on its way may be older than the change: it is asked for again.
 */
export function changeKnown<Data>(
  key: DataTag<QueryKey, Data, Error>,
  change: (known: Data) => Data,
): void {
  queryClient.setQueryData(key, (known: Data | undefined) => known && change(known));
  const query = { queryKey: key, exact: true };
  if (queryClient.isFetching(query) > 0) void queryClient.refetchQueries(query);
}

/** Prefix for keys of data that belong to the signed-in person. */
export const userKey = (): readonly ['user', number | string | null] => [
  'user',
  getSession().user?.id ?? null,
];

// The data of one person are never shown to the next in the same tab.
useSession.subscribe((now, before) => {
  if (before.status !== 'authenticated' || now.user?.id === before.user.id) return;
  void queryClient.cancelQueries();
  queryClient.clear();
});
