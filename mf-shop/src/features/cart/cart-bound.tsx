import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { formatBani } from '@vitrina/contract/rules/money';
import { boundOver, ORDER_BOUNDS, type OverBound } from '@vitrina/contract/rules/order-bounds';
import type { ShippingRates } from '@vitrina/contract/rules/shipping';
import { hostCan, useSession } from '@vitrina/shared-auth';
import { Alert } from '@vitrina/shared-ui/alert';
import { cartMessages } from '../../cart-messages.ts';
import { fullName } from '../catalog/variant-name.ts';

const text = cartMessages.bound;

interface CartBoundProps {
  lines: readonly CartLine[];
  rates: ShippingRates;
}

/** Says early that the cart exceeds what one order may contain, before a form is filled in. */
export function CartBound({ lines, rates }: CartBoundProps) {
  const verified = useSession(({ user }) => user?.email_verified === true);
  const bounds = hostCan('payment-orders')
    ? ORDER_BOUNDS[verified ? 'verified' : 'stranger']
    : null;
  const over = boundOver(lines, bounds, rates);
  if (!over) return null;
  return (
    <Alert tone="warning" title={boundText(over)}>
      {over.kind !== 'total' && !verified && text.verify}
    </Alert>
  );
}

function boundText(over: OverBound<CartLine>): string {
  switch (over.kind) {
    case 'product':
      return text.product(fullName(over.line), over.most);
    case 'pieces':
      return text.pieces(over.most);
    case 'total':
      return text.total(formatBani(over.most));
  }
}
