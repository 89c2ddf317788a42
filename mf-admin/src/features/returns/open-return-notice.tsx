import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@vitrina/contract/rules/dates';
import { OPEN_RETURN_STATUSES } from '@vitrina/contract/rules/return-status';
import { Alert } from '@vitrina/shared-ui/alert';
import { returnsMessages as text } from '../../returns-messages.ts';
import { daysLeft, leftText } from './deadline.ts';
import { orderReturnsQuery } from './returns-query.ts';

export function OpenReturnNotice({ orderId }: { orderId: number }) {
  const { data } = useQuery(orderReturnsQuery(orderId));
  const open = data?.returns.find(
    ({ status, is_refunding }) =>
      !is_refunding && OPEN_RETURN_STATUSES.some((one) => one === status),
  );
  if (!open?.refund_by) return null;
  const { id, refund_by } = open;
  return (
    <Alert
      tone={daysLeft(refund_by) < 0 ? 'danger' : 'info'}
      role="none"
      title={text.waits(id)}
      actions={<a href="#returns">{text.goToReturn}</a>}
    >
      {text.deadline(formatDate(refund_by), leftText(refund_by))}
    </Alert>
  );
}
