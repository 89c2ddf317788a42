import { useQuery } from '@tanstack/react-query';
import type { SavedAnswer } from '@vitrina/contract/entities/saved-answer';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import { serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { IconButton } from '@vitrina/shared-ui/icon-button';
import Trash2 from 'lucide-react/icons/trash-2';
import { createPortal } from 'react-dom';
import { deskMessages } from '../../desk-messages.ts';
import { messages } from '../../messages.ts';
import look from '../look/destructive.module.css';
import { offerUndo } from '../undo/undo-store.ts';
import style from './saved-answers.module.css';
import { dropAnswer, keepAnswer, savedAnswersQuery } from './saved-answers-query.ts';

const text = deskMessages.saved;

/** Every answer that is kept, each with the button that deletes it. */
export function DeleteAnswers({ onClose }: { onClose: () => void }) {
  const { data: answers = [] } = useQuery(savedAnswersQuery());
  // Not inside of the form that the message is written in.
  return createPortal(
    <Dialog open title={text.list} closeLabel={messages.close} onClose={onClose}>
      {answers.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul className={style.list}>
          {answers.map((answer) => (
            <Answer key={answer.id} answer={answer} />
          ))}
        </ul>
      )}
    </Dialog>,
    document.body,
  );
}

function Answer({ answer }: { answer: SavedAnswer }) {
  const title = withoutDirections(answer.title);
  const drop = useSingleMutation({
    mutationKey: ['delete-saved-answer', answer.id],
    mutationFn: () => dropAnswer(answer),
    onSuccess: () => offerUndo(text.deleted(title), () => keepAnswer(answer)),
    onError: (error) =>
      void showToast(serverMessageOr(error, text.deleteFailed), { tone: 'danger' }),
  });
  return (
    <li className={style.answer}>
      <div className={style.what}>
        <bdi className={style.name}>{title}</bdi>
        <p className={style.start}>{withoutDirections(answer.text)}</p>
        {answer.author_name && (
          <p className={style.quiet}>{text.by(withoutDirections(answer.author_name))}</p>
        )}
      </div>
      <IconButton
        size="sm"
        className={look.destructive ?? ''}
        label={text.delete(title)}
        disabled={drop.isPending}
        onClick={() => drop.mutate()}
      >
        <Trash2 />
      </IconButton>
    </li>
  );
}
