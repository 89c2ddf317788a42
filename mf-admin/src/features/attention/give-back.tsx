import { refundPayment } from '@vitrina/contract/calls/refund-payment';
import { formatRon } from '@vitrina/contract/rules/money';
import { callApi, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { messages } from '../../messages.ts';
import { AskedButton } from '../form/asked-button.tsx';
import { type MatchablePayment, refreshUnplaced } from '../orders/unplaced-query.ts';

const text = messages.overview.giveBack;

/** Refunds a payment without an order; irreversible, so it asks first. */
export function GiveBack({ payment }: { payment: MatchablePayment }) {
  const refund = useSingleMutation({
    mutationKey: ['give-back', payment.payment_intent_id],
    mutationFn: async () => {
      await callApi(refundPayment, { params: { id: payment.payment_intent_id } });
      await refreshUnplaced();
    },
    onSuccess: () => void showToast(text.done),
    onError: (error) => void showToast(serverMessageOr(error, text.failed), { tone: 'danger' }),
  });
  return (
    <AskedButton
      action={text.action}
      title={text.title}
      confirm={text.confirm}
      keep={text.keep}
      isDestructive
      busy={refund.isPending}
      onConfirm={() => refund.mutate()}
    >
      <p>{text.text(formatRon(payment.amount))}</p>
    </AskedButton>
  );
}
