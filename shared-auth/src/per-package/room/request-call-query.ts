import { queryOptions } from '@tanstack/react-query';
import { getRequestCall } from '@vitrina/contract/calls/get-request-call';
import type { RequestCall } from '@vitrina/contract/entities/request-call';
import { callApi, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';

/* Compiled into each package that asks for it, as `profile.ts`. */

interface BookedCall {
  /** The last one, also when it was cancelled or is over. */
  call: RequestCall | null;
  /** Starts that its owner can choose, the first first; ISO 8601. */
  slots: string[];
}

/** As the host has it now. */
export async function readCall(requestId: number): Promise<RequestCall | null> {
  return (await callApi(getRequestCall, { params: { id: requestId } })).data ?? null;
}

/** Whether two times are the same, however they are written. */
export const isSameTime = (one: string | null | undefined, other: string): boolean =>
  Date.parse(one ?? '') === Date.parse(other);

/** The call about a request; `null` from a host that books none. */
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

/** With it all that shows requests: a call is a step of the way to the website. */
export const refreshRequestCall = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.shows?.includes('request') === true,
  });

/** Whether a call is still to come or takes place now. */
export const isOpenCall = ({ cancelled_at, ends_at }: RequestCall, now = Date.now()): boolean =>
  !cancelled_at && Date.parse(ends_at ?? '') > now;

/** Whether it can be moved or cancelled no more. */
export const hasBegun = ({ starts_at }: RequestCall, now = Date.now()): boolean =>
  Date.parse(starts_at ?? '') <= now;
