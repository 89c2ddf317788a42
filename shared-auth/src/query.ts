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

/** An answer requested early keeps its age, so it is no fresher than others. */
const keepAge: QueryPersister = async (queryFn, context, query) => {
  const data = await queryFn(context);
  const askedAt = askedAtOf(context.signal);
  // After the query has stored the data, which sets the current time.
  if (askedAt !== undefined)
    notifyManager.schedule(() => query.setState({ dataUpdatedAt: askedAt }));
  return data;
};

/**
 * The one cache of server state, with keys from `userKey` and `publicKey`.
 * @example
 * import { queryOptions } from '@tanstack/react-query';
 * import { callApi } from '@vitrina/shared-auth';
 * import { listProducts } from '@vitrina/contract/calls/list-products';
 * const productsQuery = queryOptions({
 *   queryKey: publicKey('mf-blog', 'products'),
 *   queryFn: ({ signal }) => callApi(listProducts, {}, { signal }),
 * });
 * // In a route's loader, so that the page has its data at once.
 * await queryClient.ensureQueryData(productsQuery);
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      persister: keepAge,
      // The API client retries reads; a second layer would only multiply the wait.
      retry: false,
      throwOnError: (error) => !isApiCallError(error),
      // Offline a call fails and says so; pausing it would look like endless loading.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

// A window beside another one is always visible, so stale data are also refetched on focus. Old data stay
// on screen meanwhile.
focusManager.setEventListener((onFocus) => {
  // Undefined while prerendering.
  if (typeof window === 'undefined') return;
  const stopped = new AbortController();
  const look = () => onFocus();
  for (const event of ['visibilitychange', 'focus'])
    window.addEventListener(event, look, { signal: stopped.signal });
  return () => stopped.abort();
});

// Data of a page restored by the back button may be old, however short the absence.
onRestored(() => {
  dropEarlyResponses();
  void queryClient.invalidateQueries();
});

/**
 * Updates cached data after a successful mutation; does nothing when the key is not cached. Refetches when an
 * answer is under way, because it may predate the change.
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

/** Package of the query; `shared` for queries of several packages. */
type KeyOwner = 'shared' | 'shell' | `mf-${string}`;
declare const madeHere: unique symbol;
/** `[owner, user id or null, ...parts]`; made only by `userKey` and `publicKey`. */
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

/**
 * Key of a query that stays the same when a visitor signs in, e.g. during a checkout.
 * @example const key = publicKey('mf-shop', 'products');
 */
export const publicKey = (owner: KeyOwner, ...parts: readonly unknown[]): AppQueryKey =>
  [owner, null, ...parts] as readonly unknown[] as AppQueryKey;

/**
 * Id of the signed-in person; `null` for a visitor.
 * @example
 * const id = userId();
 * const isOwn = (entry: { user_id: number }) => entry.user_id === id;
 */
export const userId = (): SessionUser['id'] | null => getSession().user?.id ?? null;

// One person's data are never shown to the next in the same tab.
useSession.subscribe((now, before) => {
  if (before.status !== 'authenticated' || now.user?.id === before.user.id) return;
  dropEarlyResponses();
  void queryClient.cancelQueries();
  queryClient.clear();
});
