import { updateRequestStatus } from '@vitrina/contract/calls/update-request-status';
import { MAX_REASON_LENGTH } from '@vitrina/contract/constants';
import { isBlank } from '@vitrina/contract/rules/blank';
import { CountedAreaField } from '@vitrina/shared-ui/counted-area-field';
import { readBy } from '@vitrina/shared-ui/read-form';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { requestMessages } from '../../request-messages.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { statusFailure } from './save-request-status.ts';

const text = requestMessages.refuse;

const readReason = readBy(
  updateRequestStatus.body,
  { tooLong: messages.tooLong },
  ({ reason }: { reason: string }) => ({ status: 'rejected', reason }),
);

interface RefuseRequestProps {
  onClose: () => void;
  onReason: (reason: string) => Promise<void>;
}

/** The owner sees the reason. */
export function RefuseRequest({ onClose, onReason }: RefuseRequestProps) {
  const [values, setValues] = useState({ reason: '' });
  const form = useForm({
    values,
    setValues: (next) => setValues((now) => ({ ...now, ...next })),
    read: (typed) =>
      isBlank(typed.reason) ? { errors: { reason: text.missing } } : readReason(typed),
    async send({ reason = '' }) {
      await onReason(reason);
      onClose();
    },
    refused: (error) => ({ text: statusFailure(error) }),
  });
  return (
    <FormDialog texts={text.dialog} onClose={onClose} form={form} variant="danger">
      <CountedAreaField
        {...form.field('reason')}
        label={text.reason}
        rows={3}
        required
        most={MAX_REASON_LENGTH}
        countText={text.count}
        data-autofocus
      />
    </FormDialog>
  );
}
