import { Button } from '@vitrina/shared-ui/button';
import { checkoutMessages } from '../../checkout-messages.ts';
import type { CartChange } from '../cart/cart-change.ts';
import { CartChanges } from '../cart/cart-changes.tsx';
import style from './pending-changes.module.css';

interface PendingChangesProps {
  changes: readonly CartChange[];
  onAccept: () => void;
}

/** What changed in the cart, line by line; the buyer accepts it before anything is charged. */
export function PendingChanges({ changes, onAccept }: PendingChangesProps) {
  return (
    <div className={style.pending}>
      <CartChanges changes={changes} />
      <Button variant="secondary" block onClick={onAccept}>
        {checkoutMessages.acceptChanges}
      </Button>
    </div>
  );
}
