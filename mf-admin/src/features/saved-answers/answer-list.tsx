import { useQuery } from '@tanstack/react-query';
import type { SavedAnswer } from '@vitrina/contract/entities/saved-answer';
import { fold } from '@vitrina/contract/rules/fold';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { deskMessages } from '../../desk-messages.ts';
import { messages } from '../../messages.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { moveByArrows } from '../palette/move-by-arrows.ts';
import { AnswerRow } from './answer-row.tsx';
import style from './saved-answers.module.css';
import { savedAnswersQuery } from './saved-answers-query.ts';

const text = deskMessages.saved;

interface AnswerListProps {
  /** `null`: no text to keep. */
  onKeep: (() => void) | null;
  onEdit: (answer: SavedAnswer) => void;
  onInsert: (answer: SavedAnswer) => void;
  back: string | null;
  onBack: (answer: SavedAnswer) => void;
  onClose: () => void;
}

export function AnswerList({ onKeep, onClose, ...rows }: AnswerListProps) {
  return (
    <Dialog
      open
      title={text.list}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        <>
          {!onKeep && <p className={style.note}>{text.nothingWritten}</p>}
          {/* Not `disabled`: that would drop the focus. */}
          <Button variant="secondary" aria-disabled={!onKeep} onClick={() => onKeep?.()}>
            {text.keep}
          </Button>
        </>
      }
    >
      <QueryView
        query={useQuery(savedAnswersQuery())}
        loading={<ListSkeleton />}
        failed={text.failed}
        retryLabel={messages.retry}
      >
        {(answers) =>
          answers.length === 0 ? (
            <EmptyState title={text.empty.title}>{text.empty.text}</EmptyState>
          ) : (
            <Found answers={answers} {...rows} />
          )
        }
      </QueryView>
    </Dialog>
  );
}

interface FoundProps extends Pick<AnswerListProps, 'onEdit' | 'onInsert' | 'back' | 'onBack'> {
  answers: readonly SavedAnswer[];
}

function Found({ answers, onEdit, onInsert, back, onBack }: FoundProps) {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = findAnswers(answers, query);
  // After the dialog opened: the list may load later.
  useEffect(() => field.current?.focus(), []);
  return (
    <search className={style.found} onKeyDown={moveByArrows}>
      <TextField
        ref={field}
        label={text.search}
        hint={text.searchHint}
        // Not `type="search"`: there Escape first clears the field.
        role="searchbox"
        autoComplete="off"
        maxLength={100}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !found[0]) return;
          // The message field takes the focus and would get the line break.
          event.preventDefault();
          onInsert(found[0]);
        }}
      />
      <p role="status" className={style.quiet}>
        {text.count(found.length)}
      </p>
      {found.length === 0 && (
        <EmptyState
          title={text.noMatch}
          action={
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                setQuery('');
                field.current?.focus();
              }}
            >
              {text.emptySearch}
            </Button>
          }
        />
      )}
      <ul className={style.list} aria-label={text.list}>
        {found.map((answer) => (
          <AnswerRow
            key={answer.id}
            answer={answer}
            onInsert={onInsert}
            onEdit={onEdit}
            isBack={answer.title === back}
            onDeleted={() => field.current?.focus()}
            onBack={() => onBack(answer)}
            onLost={() => field.current?.focus()}
          />
        ))}
      </ul>
    </search>
  );
}

/** Every word of `query` must occur; matches by name come first. */
function findAnswers(answers: readonly SavedAnswer[], query: string): SavedAnswer[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => fold(text).includes(word));
  const found = answers.filter(({ title, text }) => hasAll(`${title}\n${text}`));
  return found.toSorted((a, b) => Number(hasAll(b.title)) - Number(hasAll(a.title)));
}
