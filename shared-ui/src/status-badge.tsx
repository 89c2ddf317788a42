import { knownState } from '@vitrina/contract/rules/known-state';
import { ORDER_STATES } from '@vitrina/contract/rules/order-status';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { Badge, type BadgeProps } from './badge.tsx';

const STATES = { ...ORDER_STATES, ...REQUEST_STATES };

interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'dot' | 'children'> {
  /** As sent by the host. */
  status: string;
}

/**
 * State of an order or website request, with the contract's label; an unknown state is shown as it is.
 * @example const state = <StatusBadge status="Shipped" />; // the label of the contract's state
 */
export function StatusBadge({ status, ...rest }: StatusBadgeProps) {
  const known = knownState(STATES, status);
  const { tone, label } = known ? STATES[known] : ({ tone: 'neutral', label: status } as const);
  return (
    <Badge {...rest} tone={tone} dot>
      {label}
    </Badge>
  );
}
