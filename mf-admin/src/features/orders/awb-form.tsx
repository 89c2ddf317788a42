import type { Order } from '@vitrina/contract/entities/order';
import { showToast } from '@vitrina/shared-auth';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useState } from 'react';
import { bulkMessages } from '../../bulk-messages.ts';
import style from '../bulk/bulk.module.css';
import type { ReadAwbs } from './read-awbs.ts';

const text = bulkMessages.ship;
const FIRST = 5;

interface AwbFormProps {
  id: string;
  typed: string;
  onType: (text: string) => void;
  read: ReadAwbs;
  chosen: readonly Order[];
  busy: boolean;
  onSubmit: () => void;
}

export function AwbForm({ id, typed, onType, read, chosen, busy, onSubmit }: AwbFormProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { rows, problems } = read;
  const isEmpty = rows.length === 0;
  const first = chosen.slice(0, FIRST).map((order) => `#${order.id}`);
  const more = chosen.length > FIRST ? '…' : '';
  return (
    <form
      id={id}
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (!isEmpty && !busy) onSubmit();
      }}
    >
      <TextAreaField
        label={text.field}
        hint={chosen.length > 0 ? text.hintChosen(first.join(', ') + more) : text.hint}
        rows={10}
        data-autofocus
        spellCheck={false}
        autoComplete="off"
        value={typed}
        readOnly={busy}
        error={isAsked && isEmpty ? text.nothing : undefined}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <TextField
        type="file"
        label={text.file}
        accept=".csv,.txt,text/csv,text/plain"
        disabled={busy}
        onChange={({ currentTarget: { files } }) =>
          void files?.[0]
            ?.text()
            .then(onType, () => void showToast(text.fileFailed, { tone: 'danger' }))
        }
      />
      <p role="status" className={style.summary}>
        {!isEmpty && text.ready(rows.length)}
        {problems.length > 0 && ` · ${text.leftOut(problems.length)}`}
      </p>
      {problems.length > 0 && (
        <ul className={style.problems}>
          {problems.map(({ line, text: found, problem }) => (
            <li key={line}>
              <strong>{text.line(line)}</strong>: {text.problems[problem]} (<bdi>{found}</bdi>)
            </li>
          ))}
        </ul>
      )}
      <p className={style.muted}>{text.told}</p>
    </form>
  );
}
