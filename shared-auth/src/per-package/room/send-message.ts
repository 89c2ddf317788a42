import { listRequestMessages } from '@vitrina/contract/calls/list-request-messages';
import { sendRequestMessage } from '@vitrina/contract/calls/send-request-message';
import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import { callApi, queryClient, userKey } from '@vitrina/shared-auth';
import type { Conversation } from './conversation-query.ts';
import { hasFiles } from './has-files.ts';
import { sendOrFind } from './send-or-find.ts';

interface MessageBody {
  text: string;
  file_ids: number[];
}

/**
 * Sends a message to a conversation.
 * @throws ApiCallError, unless the message arrived all the same
 * @example
 * const key = crypto.randomUUID(); // the same for each try
 * await sendMessage(12, { text: 'Mulțumesc!', file_ids: [] }, key);
 */
export async function sendMessage(
  requestId: number,
  body: MessageBody,
  idempotencyKey: string,
): Promise<void> {
  const params = { id: requestId };
  const known = newestKnown(requestId);
  await sendOrFind(
    () => callApi(sendRequestMessage, { params, body }, { idempotencyKey }),
    async () =>
      (await readMessages(requestId)).some(
        (message) =>
          message.is_own &&
          (message.id ?? 0) > known &&
          message.text === body.text &&
          hasFiles(message, body),
      ),
  );
}

/**
 * The newest messages at the host.
 * @throws `ApiCallError`
 * @example const texts = (await readMessages(12)).map(({ text }) => text);
 */
export async function readMessages(requestId: number): Promise<RequestMessage[]> {
  return (await callApi(listRequestMessages, { params: { id: requestId }, query: {} })).data;
}

/** A message known before cannot be the one being sent, even with equal text. */
function newestKnown(requestId: number): number {
  const queryKey = userKey('shared', 'conversation', requestId);
  const shown = queryClient.getQueriesData<Conversation | null>({ queryKey });
  return Math.max(
    0,
    ...shown.flatMap(([, conversation]) => conversation?.data.map(({ id }) => id ?? 0) ?? []),
  );
}
