import { MAX_MESSAGE_LENGTH } from '@vitrina/contract/constants';
import { isBlank, trimmed } from '@vitrina/contract/rules/blank';
import { hostCan, showToast } from '@vitrina/shared-auth';
import { refreshConversation } from '@vitrina/shared-auth/per-package/room/conversation-query';
import { sendMessage } from '@vitrina/shared-auth/per-package/room/send-message';
import { failedOrUnsure } from '@vitrina/shared-auth/per-package/room/send-or-find';
import { forgetKept, readKept } from '@vitrina/shared-auth/per-package/use-kept';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { useState } from 'react';
import { roomMessages } from '../../room-messages.ts';
import { tellFailure } from '../tell-failure.ts';
import style from './room.module.css';

const text = roomMessages.left;

interface LeftDraftProps {
  requestId: number;
  /** Name and field of the closed form. */
  form: string;
  field: string;
  why: string;
  /** Precedes it in the message. */
  about: string;
  /** True when the draft was sent after all. */
  hasCome?: (typed: string) => boolean;
}

/** Draft of a form that others closed meanwhile: send it as a message, or discard it. */
export function LeftDraft({ requestId, form, field, why, about, hasCome }: LeftDraftProps) {
  const [kept, setKept] = useState(() => readKept(form, { [field]: '' })?.[field] ?? '');
  const typed = trimmed(kept);
  const [key] = useState(() => crypto.randomUUID());
  const forget = () => {
    forgetKept(form);
    setKept('');
  };
  const { mutate, isPending } = useSingleMutation({
    mutationKey: ['send-left', form],
    mutationFn: async (message: string) => {
      const body = { text: message, file_ids: [] };
      await sendMessage(requestId, body, key);
      forget();
      showToast(text.sent);
      await refreshConversation(requestId);
    },
    onError: (error) =>
      void tellFailure(
        form,
        failedOrUnsure(error, roomMessages.conversation.problems.sendFailed, roomMessages.unsure),
      )(error),
  });
  if (isBlank(typed) || hasCome?.(typed)) return null;
  function send() {
    const message = `${about}:\n${typed}`;
    if (message.length <= MAX_MESSAGE_LENGTH) mutate(message);
    else showToast(roomMessages.conversation.problems.tooLong, { tone: 'danger', about: form });
  }
  return (
    <section aria-label={why}>
      <Alert
        tone="warning"
        title={<bdi>{why}</bdi>}
        actions={
          <>
            {hostCan('request-messages') && (
              <Button size="sm" variant="secondary" busy={isPending} onClick={send}>
                {text.send}
              </Button>
            )}
            <Button size="sm" variant="ghost" disabled={isPending} onClick={forget}>
              {text.drop}
            </Button>
          </>
        }
      >
        <p dir="auto" className={style.typed}>
          {typed}
        </p>
      </Alert>
    </section>
  );
}
