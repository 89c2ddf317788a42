import { refundCommission } from '@vitrina/contract/calls/refund-commission';
import type { Commission } from '@vitrina/contract/entities/commission';
import { isBlank } from '@vitrina/contract/rules/blank';
import { formatBani, toBani } from '@vitrina/contract/rules/money';
import { callApi, showToast } from '@vitrina/shared-auth';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { commissionMessages } from '../../commission-messages.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { commissionName } from './commission-name.ts';
import { refreshCommissions } from './commissions-query.ts';
import { moneyRefusal } from './money-refusal.ts';

const text = commissionMessages.refund;

interface RefundCommissionDialogProps {
  commission: Commission;
  onClose: () => void;
}

export function RefundCommissionDialog({ commission, onClose }: RefundCommissionDialogProps) {
  const amount = commission.commission ?? 0;
  const [values, setValues] = useState({ reason: '' });
  const form = useForm({
    values,
    setValues: (next) => setValues((now) => ({ ...now, ...next })),
    read: ({ reason }) =>
      isBlank(reason)
        ? { errors: { reason: commissionMessages.reasonMissing } }
        : { input: { amount, reason: reason.trim() } },
    async send(body) {
      await callApi(refundCommission, { params: { id: commission.commission_id }, body });
      await refreshCommissions();
      showToast(text.done);
      onClose();
    },
    refused: moneyRefusal(text.failed),
  });
  const texts = {
    ...text,
    title: text.title(commission.invoice_number ?? commissionName(commission)),
    text: text.text(formatBani(toBani(amount))),
  };
  return (
    <FormDialog texts={texts} onClose={onClose} form={form} variant="danger">
      <TextAreaField
        {...form.field('reason')}
        label={commissionMessages.reason}
        hint={commissionMessages.reasonHint}
        rows={2}
        required
        data-autofocus
      />
    </FormDialog>
  );
}
