import { isBlank } from '@vitrina/contract/rules/blank';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { returnsMessages } from '../../returns-messages.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { stepRefusal } from './take-step.ts';

const text = returnsMessages.form;

interface ReasonDialogProps {
  texts: { title: string; text: string; confirm: string };
  isNeeded: boolean;
  onClose: () => void;
  onReason: (reason: string) => Promise<void>;
}

/** Ends a return; the buyer sees the reason. */
export function ReasonDialog({ texts, isNeeded, onClose, onReason }: ReasonDialogProps) {
  const [values, setValues] = useState({ reason: '' });
  const form = useForm({
    values,
    setValues: (next) => setValues((now) => ({ ...now, ...next })),
    read: ({ reason }) =>
      isNeeded && isBlank(reason)
        ? { errors: { reason: text.reasonMissing } }
        : { input: reason.trim() },
    async send(reason) {
      await onReason(reason);
      onClose();
    },
    refused: stepRefusal(returnsMessages.stepFailed),
  });
  return (
    <FormDialog texts={texts} onClose={onClose} form={form} variant="danger">
      <TextAreaField
        {...form.field('reason')}
        label={text.reason}
        rows={3}
        required={isNeeded}
        {...(!isNeeded && { note: text.optional })}
        data-autofocus
      />
    </FormDialog>
  );
}
