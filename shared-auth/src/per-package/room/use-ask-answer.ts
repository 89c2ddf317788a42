import { answerRequestAsk } from '@vitrina/contract/calls/answer-request-ask';
import { callApi } from '@vitrina/shared-auth';
import { readAsks } from './asks-query.ts';
import { hasFiles } from './has-files.ts';
import { refreshRequests } from './refresh-requests.ts';
import { sendOrFind } from './send-or-find.ts';
import { type ComposerTexts, useComposer } from './use-composer.ts';

/**
 * Form name of an answer.
 * @example
 * import { readKept } from '@vitrina/shared-auth/per-package/use-kept';
 * const typed = readKept(answerForm(3), { text: '' })?.text;
 */
export const answerForm = (askId: number): string => `ask-${askId}`;

/**
 * An owner's answer to one ask.
 * @param text errors, by reason
 * @example
 * import { type ComposerTexts, MessageComposer } from '@vitrina/shared-ui/message-composer';
 * declare const text: ComposerTexts;
 * declare const problems: Parameters<typeof useAskAnswer>[2];
 * const composer = useAskAnswer(12, 3, problems);
 * const form = <MessageComposer text={text} most={5000} composer={composer} canAttach />;
 */
export const useAskAnswer = (requestId: number, askId: number, text: ComposerTexts) =>
  useComposer(
    requestId,
    {
      name: answerForm(askId),
      async send(body, idempotencyKey) {
        const params = { id: requestId, askId };
        await sendOrFind(
          () => callApi(answerRequestAsk, { params, body }, { idempotencyKey }),
          async () => {
            const ask = (await readAsks(requestId)).find(({ id }) => id === askId);
            return ask?.answered_at != null && ask.answer === body.text && hasFiles(ask, body);
          },
        );
      },
      refresh: refreshRequests,
    },
    text,
  );
