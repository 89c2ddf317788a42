import { useQuery } from '@tanstack/react-query';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import { Button } from '@vitrina/shared-ui/button';
import { Menu, MenuSeparator, menuItemProps } from '@vitrina/shared-ui/menu';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import { useState } from 'react';
import { deskMessages } from '../../desk-messages.ts';
import { DeleteAnswers } from './delete-answers.tsx';
import { KeepAnswer } from './keep-answer.tsx';
import style from './saved-answers.module.css';
import { savedAnswersQuery } from './saved-answers-query.ts';

const text = deskMessages.saved;

interface SavedAnswersProps {
  /** What stands in the field for the next message. */
  typed: string;
  onInsert: (text: string) => void;
}

/** A menu of answers that staff keep: one goes where the cursor is, what is typed becomes another one. */
export function SavedAnswers({ typed, onInsert }: SavedAnswersProps) {
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<'keep' | 'delete' | null>(null);
  const { data: answers, isError, refetch } = useQuery(savedAnswersQuery());
  const isEmpty = typed.trim() === '';
  const close = () => setDialog(null);
  return (
    <>
      <Menu
        open={open}
        onOpenChange={(opens) => {
          setOpen(opens);
          if (opens) void refetch();
        }}
        trigger={(tied) => (
          <Button {...tied} variant="ghost" size="sm">
            <MessageSquareQuote />
            {text.menu}
          </Button>
        )}
      >
        {answers?.map((answer) => (
          <button
            key={answer.id}
            type="button"
            {...menuItemProps}
            onClick={() => onInsert(answer.text)}
          >
            <bdi className={style.title}>{withoutDirections(answer.title)}</bdi>
          </button>
        ))}
        {answers?.length === 0 && <p className={style.note}>{text.none}</p>}
        {isError && <p className={style.note}>{text.failed}</p>}
        <MenuSeparator />
        <button
          type="button"
          {...menuItemProps}
          aria-disabled={isEmpty}
          title={isEmpty ? text.nothingWritten : undefined}
          onClick={() => !isEmpty && setDialog('keep')}
        >
          {text.keep}
        </button>
        {answers && answers.length > 0 && (
          <button type="button" {...menuItemProps} onClick={() => setDialog('delete')}>
            {text.manage}
          </button>
        )}
      </Menu>
      {dialog === 'keep' && <KeepAnswer typed={typed} onClose={close} />}
      {dialog === 'delete' && <DeleteAnswers onClose={close} />}
    </>
  );
}
