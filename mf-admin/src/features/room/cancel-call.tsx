import { cancelRequestCall } from '@vitrina/contract/calls/cancel-request-call';
import { MAX_CALL_REASON_LENGTH } from '@vitrina/contract/constants';
import { isBlank } from '@vitrina/contract/rules/blank';
import { formatAppointment } from '@vitrina/contract/rules/dates';
import { callApi, showToast } from '@vitrina/shared-auth';
import {
  isSameTime,
  readCall,
  refreshRequestCall,
} from '@vitrina/shared-auth/per-package/room/request-call-query';
import { refusalOrUnsure, sendOrFind } from '@vitrina/shared-auth/per-package/room/send-or-find';
import { CountedAreaField } from '@vitrina/shared-ui/counted-area-field';
import { readBy } from '@vitrina/shared-ui/read-form';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { callMessages as text } from '../../call-messages.ts';
import { messages } from '../../messages.ts';
import { FormDialog } from '../form/form-dialog.tsx';

interface CancelCallProps {
  requestId: number;
  /** Time when the dialog opened: the host refuses a call that moved meanwhile. */
  startsAt: string;
  onClose: () => void;
}

/** The owner sees the reason. */
export function CancelCall({ requestId, startsAt, onClose }: CancelCallProps) {
  const [values, setValues] = useState({ reason: '' });
  const read = readBy(
    cancelRequestCall.body,
    { tooLong: messages.tooLong },
    ({ reason }: typeof values) => ({ starts_at: startsAt, reason }),
  );
  const form = useForm({
    values,
    setValues: (next) => setValues((now) => ({ ...now, ...next })),
    read: (typed) =>
      isBlank(typed.reason) ? { errors: { reason: text.reasonMissing } } : read(typed),
    async send(body) {
      try {
        await sendOrFind(
          () => callApi(cancelRequestCall, { params: { id: requestId }, body }),
          async () => {
            const call = await readCall(requestId);
            return call?.cancelled_at != null && isSameTime(call.starts_at, startsAt);
          },
        );
      } finally {
        await refreshRequestCall();
      }
      showToast(text.cancelled);
      onClose();
    },
    refused: refusalOrUnsure(text.failed, text.unsure),
  });
  return (
    <FormDialog
      texts={text.dialog(formatAppointment(startsAt))}
      onClose={onClose}
      form={form}
      variant="danger"
    >
      <CountedAreaField
        {...form.field('reason')}
        label={text.reasonLabel}
        rows={3}
        required
        most={MAX_CALL_REASON_LENGTH}
        countText={text.count}
        data-autofocus
      />
    </FormDialog>
  );
}
