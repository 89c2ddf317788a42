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

/** Current state at the host. */
export async function readCall(requestId: number): Promise<RequestCall | null> {
  return (await callApi(getRequestCall, { params: { id: requestId } })).data ?? null;
}

/** Whether two times are equal, however they are written. */
export const isSameTime = (one: string | null | undefined, other: string): boolean =>
  Date.parse(one ?? '') === Date.parse(other);

/** The call of a request; `null` from a host without calls. */
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

/** Includes everything that shows requests: a call is one of their steps. */
export const refreshRequestCall = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.shows?.includes('request') === true,
  });

/** Whether a call is upcoming or in progress. */
export const isOpenCall = ({ cancelled_at, ends_at }: RequestCall, now = Date.now()): boolean =>
  !cancelled_at && Date.parse(ends_at ?? '') > now;

/** Whether it can no longer be moved or cancelled. */
export const hasBegun = ({ starts_at }: RequestCall, now = Date.now()): boolean =>
  Date.parse(starts_at ?? '') <= now;
