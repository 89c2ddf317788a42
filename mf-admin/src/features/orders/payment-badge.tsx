import type { Order } from '@vitrina/contract/entities/order';
import { formatRon } from '@vitrina/contract/rules/money';
import { Badge } from '@vitrina/shared-ui/badge';
import { messages } from '../../messages.ts';
import { paymentText } from './payment-text.ts';

export function PaymentBadge({ order }: { order: Order }) {
  const text = paymentText(order);
  if (!text) return null;
  const isPart = order.payment_status === 'paid' && Boolean(order.refunded);
  return (
    <>
      <Badge tone={toneOf(order)}>{text}</Badge>
      {isPart && (
        <Badge tone="warning">
          {messages.order.refundedPart(formatRon(order.refunded ?? null))}
        </Badge>
      )}
    </>
  );
}

function toneOf({ payment_status, accepted_at }: Order): 'success' | 'info' | 'warning' {
  if (payment_status === 'paid') return 'success';
  return payment_status === 'unverified' && accepted_at ? 'info' : 'warning';
}
