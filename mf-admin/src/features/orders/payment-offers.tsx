import { useQuery } from '@tanstack/react-query';
import type { Order } from '@vitrina/contract/entities/order';
import { formatDateTime } from '@vitrina/contract/rules/dates';
import { formatRon } from '@vitrina/contract/rules/money';
import { Alert } from '@vitrina/shared-ui/alert';
import { messages } from '../../messages.ts';
import { MatchButton } from './match-button.tsx';
import { isMatchable, type MatchablePayment, unplacedQuery } from './unplaced-query.ts';

const text = messages.order.offer;

/** Unmatched payments that could be this order's, those of its e-mail address first. */
export function useFittingPayments(order: Order) {
  const enabled = order.payment_status === 'unverified' && order.status !== 'Cancelled';
  const { data, isLoading } = useQuery({ ...unplacedQuery(), enabled });
  const payments = (enabled && data ? data : [])
    .filter(isMatchable)
    .filter(({ orders }) => orders.some(({ id }) => id === order.id))
    .sort((a, b) => Number(isOf(order, b)) - Number(isOf(order, a)));
  return { payments, isLoading };
}

const isOf = (order: Order, { email }: MatchablePayment): boolean =>
  email?.toLowerCase() === order.email.toLowerCase();

/** Offers a match: an unmatched payment is refunded after a day. */
export function PaymentOffers({ order }: { order: Order }) {
  return useFittingPayments(order).payments.map((payment) => (
    <PaymentOffer key={payment.payment_intent_id} order={order} payment={payment} />
  ));
}

function PaymentOffer({ order, payment }: { order: Order; payment: MatchablePayment }) {
  const { payment_intent_id, amount, paid_at, email } = payment;
  const target = { id: Number(order.id), email: order.email };
  return (
    <Alert
      tone="info"
      role="none"
      title={isOf(order, payment) ? text.sameBuyer : text.sameAmount}
      actions={<MatchButton payment={payment} order={target} action={text.action} />}
    >
      {text.text(formatRon(amount), email || payment_intent_id, formatDateTime(paid_at))}
    </Alert>
  );
}
