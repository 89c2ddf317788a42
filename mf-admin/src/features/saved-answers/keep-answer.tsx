import { createSavedAnswer } from '@vitrina/contract/calls/create-saved-answer';
import { refusalOf, showToast } from '@vitrina/shared-auth';
import { readBy } from '@vitrina/shared-ui/read-form';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { createPortal } from 'react-dom';
import { deskMessages } from '../../desk-messages.ts';
import { messages } from '../../messages.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { keepAnswer } from './saved-answers-query.ts';

const text = deskMessages.saved;

const readTyped = (typed: string) =>
  readBy(
    createSavedAnswer.body,
    { required: text.nameMissing, tooLong: messages.tooLong },
    (values: { title: string }) => ({ ...values, text: typed }),
  );

interface KeepAnswerProps {
  typed: string;
  onClose: () => void;
}

/** Gives what is typed a name, under which all colleagues find it. */
export function KeepAnswer({ typed, onClose }: KeepAnswerProps) {
  const form = useForm({
    values: { title: '' },
    read: readTyped(typed),
    async send(body) {
      await keepAnswer(body);
      showToast(text.done);
      onClose();
    },
    refused: refusalOf(text.saveFailed),
  });
  // Not inside of the form that the message is written in.
  return createPortal(
    <FormDialog texts={text.dialog} form={form} onClose={onClose}>
      <TextField
        label={text.name}
        name="title"
        error={form.errors.title}
        required
        data-autofocus=""
        autoComplete="off"
      />
    </FormDialog>,
    document.body,
  );
}
