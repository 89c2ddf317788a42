import { MAX_MESSAGE_LENGTH } from '@vitrina/contract/constants';
import { notificationPage } from '@vitrina/contract/rules/notification-target';
import { hostCan, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { refreshConversation } from '@vitrina/shared-auth/per-package/room/conversation-query';
import { sendMessage } from '@vitrina/shared-auth/per-package/room/send-message';
import { failedOrUnsure } from '@vitrina/shared-auth/per-package/room/send-or-find';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { againTexts } from '../../messages.ts';
import type { Answers } from '../../quiz-core/questions.ts';
import { changedAnswers } from './changed-answers.ts';
import type { EarlierRequest } from './earlier-request.ts';
import style from './left-corrections.module.css';
import { NoCorrections } from './no-corrections.tsx';

const text = againTexts.left;

interface LeftCorrectionsProps {
  earlier: EarlierRequest;
  typed: Answers;
  onForget: () => void;
}

/** Changes to a request that can no longer be corrected: send as a message, or discard. */
export function LeftCorrections({
  earlier: { id, answers },
  typed,
  onForget,
}: LeftCorrectionsProps) {
  const [isForgotten, setForgotten] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const about = `corrections-${id}`;
  const tell = (why: string) => showToast(why, { tone: 'danger', about });
  const forget = () => {
    onForget();
    setForgotten(true);
  };
  const { mutate, isPending } = useSingleMutation({
    mutationKey: ['send-corrections', id],
    mutationFn: (message: string) => sendMessage(id, { text: message, file_ids: [] }, key),
    onSuccess: () => {
      forget();
      showToast(text.sent, { about });
      // The person may be in the room already.
      return refreshConversation(id);
    },
    onError: (error) =>
      void tell(serverMessageOr(error, failedOrUnsure(error, text.sendFailed, text.unsure))),
  });
  const changed = changedAnswers(answers, typed);
  if (isForgotten || changed === '') return <NoCorrections id={id} />;
  function send() {
    const message = `${text.about}\n\n${changed}`;
    if (message.length <= MAX_MESSAGE_LENGTH) mutate(message);
    else tell(text.tooLong);
  }
  return (
    <section aria-label={text.title} className={style.left}>
      <Alert
        tone="warning"
        title={text.title}
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
          {changed}
        </p>
      </Alert>
      <Link to={notificationPage('website-request', id)}>{againTexts.toRoom}</Link>
    </section>
  );
}
