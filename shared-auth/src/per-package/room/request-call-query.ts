import { queryOptions } from '@tanstack/react-query';
import { getRequestCall } from '@vitrina/contract/calls/get-request-call';
import type { RequestCall } from '@vitrina/contract/entities/request-call';
import { callApi, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';

interface BookedCall {
  /** The latest call, even if cancelled or over. */
  call: RequestCall | null;
  /** Bookable starts, ascending; ISO 8601. */
  slots: string[];
}

/**
 * Current state at the host.
 * @throws `ApiCallError`
 * @example const isCancelled = (await readCall(12))?.cancelled_at != null;
 */
export async function readCall(requestId: number): Promise<RequestCall | null> {
  return (await callApi(getRequestCall, { params: { id: requestId } })).data ?? null;
}

/**
 * Whether two times are equal, however they are written.
 * @example isSameTime('2026-03-02T10:00:00Z', '2026-03-02T12:00:00+02:00'); // true
 */
export const isSameTime = (one: string | null | undefined, other: string): boolean =>
  Date.parse(one ?? '') === Date.parse(other);

/**
 * The call of a request; `null` from a host without calls.
 * @example
 * import { useQuery } from '@tanstack/react-query';
 * import { hostCan } from '@vitrina/shared-auth';
 * const { data } = useQuery({ ...requestCallQuery(12), enabled: hostCan('request-calls') });
 * const next = data?.call && isOpenCall(data.call) ? data.call.starts_at : null;
 */
export const requestCallQuery = (requestId: number) =>
  queryOptions({
    queryKey: userKey('shared', 'request-call', requestId),
    queryFn: async ({ signal }): Promise<BookedCall | null> => {
      const asked = callApi(getRequestCall, { params: { id: requestId } }, { signal });
      const answer = await unlessMissing(asked);
      if (!answer) return null;
      const slots = answer.slots.flatMap(({ starts_at }) => starts_at ?? []);
      return { call: answer.data ?? null, slots };
    },
    meta: { shows: ['request'] },
  });

/**
 * Includes everything that shows requests: a call is one of their steps.
 * @example
 * import { bookRequestCall } from '@vitrina/contract/calls/book-request-call';
 * import { callApi } from '@vitrina/shared-auth';
 * const body = { starts_at: '2026-03-02T10:00:00Z' };
 * await callApi(bookRequestCall, { params: { id: 12 }, body }).finally(refreshRequestCall);
 */
export const refreshRequestCall = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.shows?.includes('request') === true,
  });

/**
 * Whether a call is upcoming or in progress.
 * @param now in ms since 1970
 * @example
 * const call = await readCall(12);
 * const canMove = call !== null && isOpenCall(call) && !hasBegun(call);
 */
export const isOpenCall = ({ cancelled_at, ends_at }: RequestCall, now = Date.now()): boolean =>
  !cancelled_at && Date.parse(ends_at ?? '') > now;

/**
 * Whether it can no longer be moved or cancelled.
 * @param now in ms since 1970
 * @example
 * const call = await readCall(12);
 * const text = call && hasBegun(call) ? 'Apelul este acum.' : 'Urmează.';
 */
export const hasBegun = ({ starts_at }: RequestCall, now = Date.now()): boolean =>
  Date.parse(starts_at ?? '') <= now;
