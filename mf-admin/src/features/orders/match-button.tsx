import { formatRon } from '@vitrina/contract/rules/money';
import { messages } from '../../messages.ts';
import { AskedButton } from '../form/asked-button.tsx';
import type { MatchablePayment } from './unplaced-query.ts';
import { useMatchPayment } from './use-match-payment.ts';

const text = messages.overview.match;

interface MatchButtonProps {
  payment: MatchablePayment;
  order: { id: number; email: string };
  action: string;
}

/** Matches a payment to an order; irreversible, so it asks with amount and order. */
export function MatchButton({ payment, order, action }: MatchButtonProps) {
  const match = useMatchPayment(payment.payment_intent_id);
  return (
    <AskedButton
      action={action}
      title={text.title}
      confirm={text.confirm}
      variant="primary"
      busy={match.isPending}
      onConfirm={() => match.mutate(order.id)}
    >
      <p>{text.text(formatRon(payment.amount), order.id, order.email)}</p>
    </AskedButton>
  );
}
