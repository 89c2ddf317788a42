import { isBlank } from '@vitrina/contract/rules/blank';
import { formatAmount, formatBani, parseBani, toRon } from '@vitrina/contract/rules/money';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { returnsMessages } from '../../returns-messages.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { stepRefusal } from './take-step.ts';

const text = returnsMessages.form;

interface RefundDialogProps {
  mostBani: number;
  offeredBani: number | null;
  /** Money without goods always needs a reason; a return only below the amount due. */
  needsReason: boolean;
  onClose: () => void;
  onRefund: (refund: { amount: number; reason: string }) => Promise<void>;
}

export function RefundDialog(props: RefundDialogProps) {
  const { mostBani, offeredBani, needsReason, onClose, onRefund } = props;
  const [values, setValues] = useState({
    amount: offeredBani === null ? '' : formatAmount(offeredBani),
    reason: '',
  });
  const form = useForm({
    values,
    setValues: (next) => setValues((now) => ({ ...now, ...next })),
    read({ amount, reason }) {
      const bani = parseBani(amount);
      if (bani === null || bani === 0 || bani > mostBani) {
        return { errors: { amount: text.refund.badAmount(formatBani(mostBani)) } };
      }
      const isReasonNeeded = needsReason || bani < mostBani;
      if (isReasonNeeded && isBlank(reason)) return { errors: { reason: text.reasonMissing } };
      return { input: { amount: toRon(bani), reason: reason.trim() } };
    },
    async send(refund) {
      await onRefund(refund);
      onClose();
    },
    refused: stepRefusal(returnsMessages.refundFailed),
  });
  return (
    <FormDialog texts={text.refund} onClose={onClose} form={form} variant="danger">
      <TextField
        {...form.field('amount')}
        label={text.refund.amount}
        hint={text.refund.atMost(formatBani(mostBani))}
        inputMode="decimal"
        autoComplete="off"
        required
        data-autofocus
      />
      <TextAreaField
        {...form.field('reason')}
        label={text.reason}
        hint={needsReason ? text.refund.reasonHint : text.refund.lessHint(formatBani(mostBani))}
        rows={2}
        required={needsReason}
      />
    </FormDialog>
  );
}
