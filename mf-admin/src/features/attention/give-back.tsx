import { refundPayment } from '@vitrina/contract/calls/refund-payment';
import { formatRon } from '@vitrina/contract/rules/money';
import { callApi, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { type MatchablePayment, refreshUnplaced } from '../orders/unplaced-query.ts';

const text = messages.overview.giveBack;

/** Gives the money of a payment without an order back; it cannot be undone, so it asks first. */
export function GiveBack({ payment }: { payment: MatchablePayment }) {
  const [asked, setAsked] = useState(false);
  const refund = useSingleMutation({
    mutationKey: ['give-back', payment.payment_intent_id],
    mutationFn: async () => {
      await callApi(refundPayment, { params: { id: payment.payment_intent_id } });
      await refreshUnplaced();
    },
    onSuccess: () => void showToast(text.done),
    onError: (error) => void showToast(serverMessageOr(error, text.failed), { tone: 'danger' }),
  });
  const close = () => setAsked(false);
  return (
    <>
      <Button size="sm" variant="secondary" busy={refund.isPending} onClick={() => setAsked(true)}>
        {text.action}
      </Button>
      <ConfirmDialog
        open={asked}
        title={text.title}
        keepLabel={text.keep}
        closeLabel={text.close}
        confirmLabel={text.confirm}
        onClose={close}
        onConfirm={() => {
          close();
          refund.mutate();
        }}
      >
        <p>{text.text(formatRon(payment.amount))}</p>
      </ConfirmDialog>
    </>
  );
}
