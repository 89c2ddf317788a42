import type { SavedAnswer } from '@vitrina/contract/entities/saved-answer';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import { serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { IconButton } from '@vitrina/shared-ui/icon-button';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useId, useRef } from 'react';
import { deskMessages } from '../../desk-messages.ts';
import look from '../look/destructive.module.css';
import { ARROW_STOP } from '../palette/move-by-arrows.ts';
import { offerUndo } from '../undo/undo-store.ts';
import style from './saved-answers.module.css';
import { dropAnswer, keepAnswer } from './saved-answers-query.ts';

const text = deskMessages.saved;

interface AnswerRowProps {
  answer: SavedAnswer;
  onInsert: (answer: SavedAnswer) => void;
  onEdit: (answer: SavedAnswer) => void;
  /** Its deletion or change was just undone. */
  isBack: boolean;
  onDeleted: () => void;
  onBack: () => void;
  onLost: () => void;
}

export function AnswerRow({
  answer,
  isBack,
  onInsert,
  onEdit,
  onDeleted,
  onBack,
  onLost,
}: AnswerRowProps) {
  const id = useId();
  const title = withoutDirections(answer.title);
  const drop = useSingleMutation({
    mutationKey: ['delete-saved-answer', answer.id],
    mutationFn: () => dropAnswer(answer),
    onSuccess: () => {
      onDeleted();
      offerUndo(text.deleted(title), () => {
        onBack();
        return keepAnswer(answer).catch((error: unknown) => {
          onLost();
          throw error;
        });
      });
    },
    onError: (error) =>
      void showToast(serverMessageOr(error, text.deleteFailed), { tone: 'danger' }),
  });
  const name = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focused undo button disappeared.
    if (isBack && document.activeElement === document.body) name.current?.focus();
  }, [isBack]);
  return (
    <li className={style.answer}>
      <div className={style.what}>
        <button
          ref={name}
          type="button"
          className={style.name}
          aria-label={text.insert(title)}
          aria-describedby={id}
          {...ARROW_STOP}
          onClick={() => onInsert(answer)}
        >
          <bdi>{title}</bdi>
        </button>
        <p id={id} className={style.start}>
          {withoutDirections(answer.text)}
        </p>
        {answer.author_name && (
          <p className={style.quiet}>{text.by(withoutDirections(answer.author_name))}</p>
        )}
      </div>
      <IconButton size="sm" label={text.edit(title)} onClick={() => onEdit(answer)}>
        <Pencil />
      </IconButton>
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
