import type { Order } from '@vitrina/contract/entities/order';
import { Badge } from '@vitrina/shared-ui/badge';
import { messages } from '../../messages.ts';

const text = messages.order;

/** What is known of an order's payment; nothing where the host does not tell. */
export function PaymentBadge({ order }: { order: Order }) {
  const { payment_status, accepted_at } = order;
  if (!payment_status) return null;
  if (payment_status === 'unverified' && accepted_at) {
    return <Badge tone="info">{text.accepted}</Badge>;
  }
  return (
    <Badge tone={payment_status === 'paid' ? 'success' : 'warning'}>
      {text.paymentStatus[payment_status]}
    </Badge>
  );
}
