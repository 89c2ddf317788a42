import { correctCommission } from '@vitrina/contract/calls/correct-commission';
import type { Commission } from '@vitrina/contract/entities/commission';
import type { CorrectionSettlement } from '@vitrina/contract/entities/commission-facts';
import { isBlank } from '@vitrina/contract/rules/blank';
import { formatBani, parseBani, toBani, toRon } from '@vitrina/contract/rules/money';
import { callApi, showToast } from '@vitrina/shared-auth';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { commissionMessages } from '../../commission-messages.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { commissionName } from './commission-name.ts';
import { refreshCommissions } from './commissions-query.ts';
import { moneyRefusal } from './money-refusal.ts';

const text = commissionMessages.correct;

interface CorrectCommissionDialogProps {
  commission: Commission;
  onClose: () => void;
}

/** Issues a corrective invoice; irreversible. */
export function CorrectCommissionDialog({ commission, onClose }: CorrectCommissionDialogProps) {
  const seen = commission.commission ?? 0;
  const mostBani = toBani(seen);
  const [values, setValues] = useState({ amount: '', reason: '' });
  const form = useForm({
    values,
    setValues: (next) => setValues((now) => ({ ...now, ...next })),
    read({ amount, reason }) {
      const bani = parseBani(amount);
      if (bani === null || bani === 0 || bani > mostBani) {
        return { errors: { amount: text.badAmount(formatBani(mostBani)) } };
      }
      if (isBlank(reason)) return { errors: { reason: commissionMessages.reasonMissing } };
      return { input: { amount: toRon(bani), reason: reason.trim(), commission: seen } };
    },
    async send(body) {
      await callApi(correctCommission, { params: { id: commission.commission_id }, body });
      await refreshCommissions();
      showToast(text.done);
      onClose();
    },
    refused: moneyRefusal(text.failed),
  });
  const texts = {
    ...text,
    title: text.title(commission.invoice_number ?? commissionName(commission)),
    text: text.text[settlementOf(commission)],
  };
  return (
    <FormDialog texts={texts} onClose={onClose} form={form} variant="danger">
      <TextField
        {...form.field('amount')}
        label={text.amount}
        hint={text.atMost(formatBani(mostBani))}
        inputMode="decimal"
        autoComplete="off"
        required
        data-autofocus
      />
      <TextAreaField
        {...form.field('reason')}
        label={commissionMessages.reason}
        hint={commissionMessages.reasonHint}
        rows={2}
        required
      />
    </FormDialog>
  );
}

/** Predicts the host's decision. */
const settlementOf = ({ paid, paid_by }: Commission): CorrectionSettlement => {
  if (!paid) return 'debt';
  return paid_by === 'card' ? 'card' : 'transfer';
};
