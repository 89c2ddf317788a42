import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '@vitrina/contract/call';
import { listRequestMessages } from '@vitrina/contract/calls/list-request-messages';
import { MESSAGE_PAGE_SIZE } from '@vitrina/contract/constants';
import { callApi, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';

/* Compiled into each package that asks for it, as `profile.ts`. */

export type Conversation = CallResponse<typeof listRequestMessages>;

/** Addresses of files end after an hour at the earliest: a page that stays open has later ones. */
const FRESH_ADDRESSES_MS = 40 * 60_000;

/**
 * The newest messages about a request; `null` from a host that keeps none.
 * @param limit how many at most
 */
export const conversationQuery = (requestId: number, limit: number = MESSAGE_PAGE_SIZE) =>
  queryOptions({
    queryKey: userKey('shared', 'conversation', requestId, limit),
    queryFn: ({ signal }): Promise<Conversation | null> =>
      unlessMissing(
        callApi(listRequestMessages, { params: { id: requestId }, query: { limit } }, { signal }),
      ),
    meta: { shows: ['request'] },
    refetchInterval: FRESH_ADDRESSES_MS,
    placeholderData: keepPreviousData,
  });

/** After something was written: every length of it is read again. */
export const refreshConversation = (requestId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: userKey('shared', 'conversation', requestId) });
