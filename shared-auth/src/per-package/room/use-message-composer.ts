import { refreshConversation } from './conversation-query.ts';
import { sendMessage } from './send-message.ts';
import { type ComposerTexts, useComposer } from './use-composer.ts';

/**
 * The next message of a conversation.
 * @param text errors, by reason
 * @example
 * import { type ComposerTexts, MessageComposer } from '@vitrina/shared-ui/message-composer';
 * declare const text: ComposerTexts;
 * declare const problems: Parameters<typeof useMessageComposer>[1];
 * const composer = useMessageComposer(12, problems);
 * const form = <MessageComposer text={text} most={5000} composer={composer} canAttach />;
 */
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
