import { editRequestMessage } from '@vitrina/contract/calls/edit-request-message';
import { withdrawRequestMessage } from '@vitrina/contract/calls/withdraw-request-message';
import { MESSAGE_EDIT_MS } from '@vitrina/contract/constants';
import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import { callApi } from '@vitrina/shared-auth';
import { refreshConversation } from './conversation-query.ts';

/* Compiled into each package that asks for it, as `profile.ts`. */

/** @throws ApiCallError */
export async function editMessage(requestId: number, messageId: number, text: string) {
  await callApi(editRequestMessage, { params: { id: requestId, messageId }, body: { text } });
  await refreshConversation(requestId);
}

/** @throws ApiCallError */
export async function withdrawMessage(requestId: number, messageId: number): Promise<void> {
  await callApi(withdrawRequestMessage, { params: { id: requestId, messageId } });
  await refreshConversation(requestId);
}

/** How long an own message can still be changed, in ms; 0 for all others. */
export function changeableFor(
  { is_own, withdrawn_at, created_at }: RequestMessage,
  now: number,
): number {
  if (!is_own || withdrawn_at || !created_at) return 0;
  return Math.max(0, Date.parse(created_at) + MESSAGE_EDIT_MS - now);
}
