import { QueryClient } from '@tanstack/react-query';
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
