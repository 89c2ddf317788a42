import { sendRequestMessage } from '@vitrina/contract/calls/send-request-message';
import { callApi } from '@vitrina/shared-auth';
import { refreshConversation } from './conversation-query.ts';
import { type ComposerTexts, useComposer } from './use-composer.ts';

/* Compiled into each package that asks for it, as `profile.ts`. */

/** The next message of a conversation. */
export const useMessageComposer = (requestId: number, text: ComposerTexts) =>
  useComposer(
    requestId,
    {
      name: `message-${requestId}`,
      async send(body, idempotencyKey) {
        const params = { id: requestId };
        await callApi(sendRequestMessage, { params, body }, { idempotencyKey });
      },
      refresh: () => refreshConversation(requestId),
    },
    text,
  );
