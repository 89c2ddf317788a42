import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '@vitrina/contract/call';
import { listRequestMessages } from '@vitrina/contract/calls/list-request-messages';
import { MESSAGE_PAGE_SIZE } from '@vitrina/contract/constants';
import { callApi, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';

/** Messages of a request and who read them: the answer of `list-request-messages`. */
export type Conversation = CallResponse<typeof listRequestMessages>;

/** File addresses expire after an hour at the earliest: an open page refetches them before. */
const FRESH_ADDRESSES_MS = 40 * 60_000;

/**
 * The newest messages of a request; `null` from a host without conversations.
 * @param limit maximum number of messages
 * @example
 * import { useQuery } from '@tanstack/react-query';
 * const { data } = useQuery(conversationQuery(12));
 * const newest = data?.data.at(-1);
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

/**
 * After writing: refetches the conversation in every length.
 * @example
 * import { sendMessage } from '@vitrina/shared-auth/per-package/room/send-message';
 * await sendMessage(12, { text: 'Mulțumesc!', file_ids: [] }, crypto.randomUUID());
 * await refreshConversation(12);
 */
export const refreshConversation = (requestId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: userKey('shared', 'conversation', requestId) });
