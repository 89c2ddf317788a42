import { editRequestMessage } from '@vitrina/contract/calls/edit-request-message';
import { withdrawRequestMessage } from '@vitrina/contract/calls/withdraw-request-message';
import { MESSAGE_EDIT_MS } from '@vitrina/contract/constants';
import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import { trimmed } from '@vitrina/contract/rules/blank';
import { callApi } from '@vitrina/shared-auth';
import { refreshConversation } from './conversation-query.ts';
import { readMessages } from './send-message.ts';
import { sendOrFind } from './send-or-find.ts';

/** @throws ApiCallError */
export async function editMessage(requestId: number, messageId: number, text: string) {
  const params = { id: requestId, messageId };
  await sendOrFind(
    () => callApi(editRequestMessage, { params, body: { text } }),
    async () => (await messageNow(requestId, messageId))?.text === trimmed(text),
  );
  await refreshConversation(requestId);
}

/** @throws ApiCallError */
export async function withdrawMessage(requestId: number, messageId: number): Promise<void> {
  const params = { id: requestId, messageId };
  await sendOrFind(
    () => callApi(withdrawRequestMessage, { params }),
    async () => (await messageNow(requestId, messageId))?.withdrawn_at != null,
  );
  await refreshConversation(requestId);
}

const messageNow = async (requestId: number, messageId: number) =>
  (await readMessages(requestId)).find(({ id }) => id === messageId);

/** How long one's own message can still be changed, in ms; 0 for others. */
export function changeableFor(
  { is_own, withdrawn_at, created_at }: RequestMessage,
  now: number,
): number {
  if (!is_own || withdrawn_at || !created_at) return 0;
  return Math.max(0, Date.parse(created_at) + MESSAGE_EDIT_MS - now);
}
