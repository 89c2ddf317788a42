import type { SavedAnswer } from '@vitrina/contract/entities/saved-answer';
import { isBlank } from '@vitrina/contract/rules/blank';
import { showToast } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { deskMessages } from '../../desk-messages.ts';
import { offerUndo } from '../undo/undo-store.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerList } from './answer-list.tsx';
import { changeAnswer, keepAnswer } from './saved-answers-query.ts';

const text = deskMessages.saved;

interface SavedAnswersProps {
  typed: string;
  onInsert: (text: string) => void;
}

/** Inserts a saved answer at the cursor, or saves the draft as one. */
export function SavedAnswers({ typed, onInsert }: SavedAnswersProps) {
  const [shown, setShown] = useState<'list' | 'new' | SavedAnswer | null>(null);
  const close = () => setShown(null);
  const [returned, setReturned] = useState<string | null>(null);
  const back = () => {
    setReturned(null);
    setShown('list');
  };
  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={back}>
        <MessageSquareQuote />
        {text.open}
      </Button>
      {/* Outside the message's form. */}
      {createPortal(
        <>
          {shown === 'list' && (
            <AnswerList
              onKeep={isBlank(typed) ? null : () => setShown('new')}
              onEdit={setShown}
              back={returned}
              onBack={({ title }) => setReturned(title)}
              onInsert={(answer) => {
                close();
                onInsert(answer.text);
              }}
              onClose={close}
            />
          )}
          {shown === 'new' && (
            <AnswerForm
              texts={text.keepDialog}
              start={{ title: '', text: typed }}
              onSave={async (answer) => {
                await keepAnswer(answer);
                showToast(text.done);
                close();
              }}
              onClose={back}
            />
          )}
          {shown !== null && typeof shown === 'object' && (
            <AnswerForm
              texts={text.editDialog}
              start={{ title: shown.title, text: shown.text }}
              onSave={async (answer) => {
                await changeAnswer(shown.id, answer);
                offerUndo(text.changed, async () => {
                  await changeAnswer(shown.id, shown);
                  setReturned(shown.title);
                });
                back();
              }}
              onClose={back}
            />
          )}
        </>,
        document.body,
      )}
    </>
  );
}
