import { ORDER_STATES, type OrderStatus } from '@vitrina/contract/rules/order-status';
import { REQUEST_STATES, type RequestStatus } from '@vitrina/contract/rules/request-status';
import { Badge, type BadgeProps } from './badge.tsx';

const STATES = { ...ORDER_STATES, ...REQUEST_STATES };

interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'dot' | 'children'> {
  status: OrderStatus | RequestStatus;
}

/** The state of an order or of a website request, with the contract's label. */
export function StatusBadge({ status, ...rest }: StatusBadgeProps) {
  const { tone, label } = STATES[status];
  return (
    <Badge {...rest} tone={tone} dot>
      {label}
    </Badge>
  );
}
