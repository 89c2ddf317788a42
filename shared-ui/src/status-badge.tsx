import { ORDER_STATUS_LABELS, type OrderStatus } from '@vitrina/contract/rules/order-status';
import { REQUEST_STATUS_LABELS, type RequestStatus } from '@vitrina/contract/rules/request-status';
import { Badge, type BadgeProps, type BadgeTone } from './badge.tsx';

type Status = OrderStatus | RequestStatus;

const labels = { ...ORDER_STATUS_LABELS, ...REQUEST_STATUS_LABELS } satisfies Record<
  Status,
  string
>;

const tones: Readonly<Record<Status, BadgeTone>> = {
  Processing: 'info',
  Shipped: 'primary',
  Delivered: 'success',
  Cancelled: 'danger',
  pending: 'warning',
  in_progress: 'info',
  in_test: 'primary',
  completed: 'success',
  rejected: 'danger',
};

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'dot' | 'children'> {
  status: Status;
}

/** The state of an order or of a website request, with the contract's label. */
export function StatusBadge({ status, ...rest }: StatusBadgeProps) {
  return (
    <Badge {...rest} tone={tones[status]} dot>
      {labels[status]}
    </Badge>
  );
}
