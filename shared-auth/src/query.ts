import {
  type DataTag,
  focusManager,
  notifyManager,
  QueryClient,
  type QueryKey,
  type QueryPersister,
} from '@tanstack/react-query';
import { askedAtOf } from './api/answer-age.ts';
import { dropEarlyResponses, FRESH_MS } from './api/early-responses.ts';
import { isApiCallError } from './api/errors.ts';
import { onRestored } from './restored-page.ts';
import { getSession, useSession } from './session.ts';
import type { SessionUser } from './user.ts';

/** An answer that was asked for ahead of need is as old as that, so it is no longer fresh than others. */
const keepAge: QueryPersister = async (queryFn, context, query) => {
  const data = await queryFn(context);
  const askedAt = askedAtOf(context.signal);
  // After the query has taken the data, for it sets the time of now.
  if (askedAt !== undefined)
    notifyManager.schedule(() => query.setState({ dataUpdatedAt: askedAt }));
  return data;
};

/** The one cache of server state. `userKey` and `publicKey` make its keys. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      persister: keepAge,
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

// A window beside another one is visible all the time: what it shows is also read anew when it gets the
// focus, if it is old. What is on the screen stays until the answer comes.
focusManager.setEventListener((onFocus) => {
  // None where pages are made in advance.
  if (typeof window === 'undefined') return;
  const stopped = new AbortController();
  const look = () => onFocus();
  for (const event of ['visibilitychange', 'focus'])
    window.addEventListener(event, look, { signal: stopped.signal });
  return () => stopped.abort();
});

// What a page shows that the browser kept for its back button may be old, however short the visit in
// between was.
onRestored(() => {
  dropEarlyResponses();
  void queryClient.invalidateQueries();
});

/**
 * Updates cached data after a successful mutation; does nothing when the key is not cached. An answer
 * that is under way may be older than the change, so it is fetched again.
 * @example
 * import { queryOptions } from '@tanstack/react-query';
 * const names = queryOptions({ queryKey: userKey('mf-shop', 'names'), queryFn: () => ['Ana'] });
 * changeKnown(names.queryKey, (known) => [...known, 'Dan']);
 */
export function changeKnown<Data>(
  key: DataTag<QueryKey, Data, Error>,
  change: (known: Data) => Data,
): void {
  queryClient.setQueryData(key, (known: Data | undefined) => known && change(known));
  const query = { queryKey: key, exact: true };
  if (queryClient.isFetching(query) > 0) void queryClient.refetchQueries(query);
}

/** The package whose query it is; `shared` for what several packages ask for. */
type KeyOwner = 'shared' | 'shell' | `mf-${string}`;
declare const madeHere: unique symbol;
/** `[owner, user id or null, ...parts]`; only `userKey` and `publicKey` make one. */
export interface AppQueryKey extends ReadonlyArray<unknown> {
  readonly [madeHere]: true;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: AppQueryKey;
  }
}

/**
 * Key of a query whose data belong to the signed-in person.
 * @example const key = userKey('mf-shop', 'orders', 12);
 */
export const userKey = (owner: KeyOwner, ...parts: readonly unknown[]): AppQueryKey =>
  [owner, userId(), ...parts] as readonly unknown[] as AppQueryKey;

/** Key of a query that stays the same when a visitor signs in, in the middle of a checkout for example. */
export const publicKey = (owner: KeyOwner, ...parts: readonly unknown[]): AppQueryKey =>
  [owner, null, ...parts] as readonly unknown[] as AppQueryKey;

/** Of the signed-in person; `null` for a visitor. */
export const userId = (): SessionUser['id'] | null => getSession().user?.id ?? null;

// The data of one person are never shown to the next in the same tab.
useSession.subscribe((now, before) => {
  if (before.status !== 'authenticated' || now.user?.id === before.user.id) return;
  dropEarlyResponses();
  void queryClient.cancelQueries();
  queryClient.clear();
});
