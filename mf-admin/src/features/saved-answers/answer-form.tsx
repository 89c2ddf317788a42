import { createSavedAnswer } from '@vitrina/contract/calls/create-saved-answer';
import { MAX_MESSAGE_LENGTH } from '@vitrina/contract/constants';
import { refusalOf } from '@vitrina/shared-auth';
import { CountedAreaField } from '@vitrina/shared-ui/counted-area-field';
import { readBy } from '@vitrina/shared-ui/read-form';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { deskMessages } from '../../desk-messages.ts';
import { messages } from '../../messages.ts';
import { roomMessages } from '../../room-messages.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import type { AnswerInput } from './saved-answers-query.ts';

const text = deskMessages.saved;

/** For new and changed answers: the limits are the same. */
const read = readBy(
  createSavedAnswer.body,
  { wrong: text.missing, tooLong: messages.tooLong },
  (values: AnswerInput) => values,
);

interface AnswerFormProps {
  texts: { title: string; text: string; confirm: string };
  start: AnswerInput;
  onSave: (answer: AnswerInput) => Promise<void>;
  onClose: () => void;
}

export function AnswerForm({ texts, start, onSave, onClose }: AnswerFormProps) {
  const [values, setValues] = useState(start);
  const form = useForm({
    values,
    setValues: (next) => setValues((now) => ({ ...now, ...next })),
    read,
    send: onSave,
    refused: refusalOf(text.saveFailed),
  });
  return (
    <FormDialog texts={texts} form={form} onClose={onClose}>
      <TextField
        {...form.field('title')}
        label={text.name}
        required
        data-autofocus=""
        autoComplete="off"
      />
      <CountedAreaField
        {...form.field('text')}
        label={text.text}
        required
        rows={6}
        most={MAX_MESSAGE_LENGTH}
        countText={roomMessages.conversation.composer.count}
      />
    </FormDialog>
  );
}
