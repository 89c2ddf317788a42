import { refreshConversation } from './conversation-query.ts';
import { sendMessage } from './send-message.ts';
import { type ComposerTexts, useComposer } from './use-composer.ts';

/** The next message of a conversation. */
export const useMessageComposer = (requestId: number, text: ComposerTexts) =>
  useComposer(
    requestId,
    {
      name: `message-${requestId}`,
      send: (body, idempotencyKey) => sendMessage(requestId, body, idempotencyKey),
      refresh: () => refreshConversation(requestId),
    },
    text,
  );
